import { Migration } from '@mikro-orm/migrations';

/** People who left a family and what they made there, invitations, and offers of ownership. */
export class Migration0391 extends Migration {
  override name = '0391-families-with-roles';

  override up(): void {
    this.addSql(`
      create table former_members (
        family_id uuid not null references families (id) on delete cascade,
        user_id uuid not null references users (id),
        role text not null check (role in ('owner', 'editor', 'contributor', 'viewer')),
        left_at timestamptz not null,
        removed boolean not null,
        primary key (family_id, user_id)
      )`);
    this.addSql(`create index former_members_user on former_members (user_id, left_at)`);
    this.addSql(`
      create table ownership_offers (
        family_id uuid primary key references families (id) on delete cascade,
        from_user_id uuid not null references users (id),
        to_user_id uuid not null references users (id),
        created_at timestamptz not null,
        expires_at timestamptz not null
      )`);
    this.addSql(`
      create table family_invitations (
        id uuid primary key,
        family_id uuid not null references families (id) on delete cascade,
        invited_by uuid not null references users (id),
        role text not null check (role in ('editor', 'contributor', 'viewer')),
        name text not null default '',
        email text,
        email_key text,
        sealed_words bytea,
        token_hash text unique,
        sent_at timestamptz,
        created_at timestamptz not null,
        expires_at timestamptz not null,
        accepted_at timestamptz,
        accepted_by uuid references users (id),
        revoked_at timestamptz,
        check ((email is null) = (email_key is null)),
        check ((accepted_at is null) = (accepted_by is null)),
        check (accepted_at is null or revoked_at is null)
      )`);
    this.addSql(`
      create unique index family_invitations_open on family_invitations (family_id, email_key)
        where accepted_at is null and revoked_at is null`);
    this.addSql(`create index family_invitations_list on family_invitations (family_id, id)`);
    // The family in which a new session of a user begins is that of the session used last.
    this.addSql(`create index sessions_last_used on sessions (user_id, last_used_at)`);
  }

  override down(): void {
    this.addSql('drop index sessions_last_used');
    for (const table of ['family_invitations', 'ownership_offers', 'former_members']) {
      this.addSql(`drop table ${table}`);
    }
  }
}
