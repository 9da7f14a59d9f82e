import { Migration } from '@mikro-orm/migrations';

/** Questions that a family asks somebody, who answers behind a personal link. */
export class Migration0530 extends Migration {
  override name = '0530-captures';

  override up(): void {
    this.addSql(`
      create table captures (
        id uuid primary key,
        family_id uuid not null references families (id) on delete cascade,
        asked_by uuid not null references users (id) on delete cascade,
        client_id text not null,
        person_name text not null,
        email text,
        time_zone text not null,
        locale text not null,
        pace text not null,
        weekday smallint not null,
        state text not null,
        link_version int not null default 0,
        token_hash text not null,
        expires_at timestamptz not null,
        next_at timestamptz,
        stopped_at timestamptz,
        created_at timestamptz not null,
        constraint captures_client_id_key unique (asked_by, client_id),
        constraint captures_token_hash_key unique (token_hash)
      )`);
    this.addSql('create index captures_of_family on captures (family_id, id)');
    this.addSql('create index captures_due on captures (next_at) where next_at is not null');
    this.addSql(`
      create table capture_questions (
        id uuid primary key,
        capture_id uuid not null references captures (id) on delete cascade,
        family_id uuid not null references families (id) on delete cascade,
        asked_by uuid references users (id) on delete set null,
        place int not null,
        sealed_body bytea not null,
        state text not null,
        answer_id uuid,
        sealed_words bytea,
        recording_id uuid references recordings (id) on delete set null,
        mailed_at timestamptz,
        answered_at timestamptz,
        created_at timestamptz not null
      )`);
    this.addSql(
      'create index capture_questions_in_order on capture_questions (capture_id, place, id)',
    );
    this.addSql('create index capture_questions_family on capture_questions (family_id)');
    this.addSql('create index capture_questions_asker on capture_questions (asked_by)');
    this.addSql('create index capture_questions_recording on capture_questions (recording_id)');
  }

  override down(): void {
    this.addSql('drop table capture_questions');
    this.addSql('drop table captures');
  }
}
