import { Migration } from '@mikro-orm/migrations';

/** Comments on what a family keeps, and reactions to them and to it. */
export class Migration0452 extends Migration {
  override name = '0452-comments';

  override up(): void {
    this.addSql(`
      create table comments (
        id uuid primary key,
        family_id uuid not null references families (id) on delete cascade,
        subject_kind text not null,
        subject_id uuid not null,
        parent_id uuid references comments (id) on delete cascade,
        author_id uuid not null references users (id) on delete cascade,
        client_id text not null,
        sealed_body bytea,
        created_at timestamptz not null,
        edited_at timestamptz,
        deleted_at timestamptz,
        hidden_at timestamptz,
        hidden_by uuid references users (id) on delete set null,
        constraint comments_client_id_key unique (author_id, client_id)
      )`);
    // A page of comments, the counts of several subjects, and the replies of several comments.
    this.addSql(`
      create index comments_of_subject on comments (subject_kind, subject_id, id)
        where parent_id is null`);
    this.addSql(`
      create index comments_counted on comments (subject_kind, subject_id)
        where deleted_at is null`);
    this.addSql('create index comments_replies on comments (parent_id, id)');
    this.addSql('create index comments_of_family on comments (family_id)');
    this.addSql(`
      create table reactions (
        target_kind text not null,
        target_id uuid not null,
        user_id uuid not null references users (id) on delete cascade,
        kind text not null,
        family_id uuid not null references families (id) on delete cascade,
        created_at timestamptz not null,
        primary key (target_kind, target_id, user_id, kind)
      )`);
    this.addSql('create index reactions_of_user on reactions (user_id)');
    this.addSql('create index reactions_of_family on reactions (family_id)');
  }

  override down(): void {
    this.addSql('drop table reactions');
    this.addSql('drop table comments');
  }
}
