import { Migration } from '@mikro-orm/migrations';

/** Passkeys, and the challenges that browsers are to answer with them. */
export class Migration0455 extends Migration {
  override name = '0455-passkeys';

  override up(): void {
    this.addSql(`
      create table passkeys (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        credential_id text not null unique,
        public_key bytea not null,
        counter bigint not null,
        transports text not null,
        name text not null,
        created_at timestamptz not null,
        last_used_at timestamptz
      )`);
    this.addSql('create index passkeys_of_user on passkeys (user_id, created_at)');
    this.addSql(`
      create table passkey_challenges (
        token_hash text primary key,
        purpose text not null,
        user_id uuid references users (id) on delete cascade,
        challenge text not null,
        created_at timestamptz not null,
        expires_at timestamptz not null
      )`);
    this.addSql('create index passkey_challenges_expiry on passkey_challenges (expires_at)');
  }

  override down(): void {
    this.addSql('drop table passkey_challenges');
    this.addSql('drop table passkeys');
  }
}
