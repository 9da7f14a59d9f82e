import { Migration } from '@mikro-orm/migrations';

/** Questions to relatives, and the answer of each of them. */
export class Migration0466 extends Migration {
  override name = '0466-questions';

  override up(): void {
    this.addSql(`
      create table questions (
        id uuid primary key,
        family_id uuid not null references families (id) on delete cascade,
        asker_id uuid not null references users (id) on delete cascade,
        client_id text not null,
        sealed_body bytea not null,
        subject_kind text,
        subject_id uuid,
        by_day text,
        created_at timestamptz not null,
        withdrawn_at timestamptz,
        constraint questions_client_id_key unique (asker_id, client_id)
      )`);
    this.addSql(`
      create index questions_of_family on questions (family_id, id) where withdrawn_at is null`);
    this.addSql('create index questions_subject on questions (subject_kind, subject_id)');
    this.addSql(`
      create table question_answers (
        id uuid primary key,
        question_id uuid not null references questions (id) on delete cascade,
        family_id uuid not null references families (id) on delete cascade,
        member_id uuid not null references users (id) on delete cascade,
        state text not null,
        sealed_words bytea,
        recording_id uuid,
        answered_at timestamptz,
        remind_at timestamptz,
        constraint question_answers_member_key unique (question_id, member_id)
      )`);
    this.addSql(`
      create index question_answers_open on question_answers (member_id, family_id)
        where state = 'OPEN'`);
    this.addSql(`
      create index question_answers_due on question_answers (remind_at)
        where remind_at is not null`);
    this.addSql('create index question_answers_family on question_answers (family_id)');
    this.addSql('create index question_answers_recording on question_answers (recording_id)');
  }

  override down(): void {
    this.addSql('drop table question_answers');
    this.addSql('drop table questions');
  }
}
