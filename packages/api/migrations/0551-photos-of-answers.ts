import { Migration } from '@mikro-orm/migrations';

/** Photos that somebody without an account adds to an answer. */
export class Migration0551 extends Migration {
  override name = '0551-photos-of-answers';

  override up(): void {
    this.addSql(`
      create table capture_photos (
        id uuid primary key,
        question_id uuid not null references capture_questions (id) on delete cascade,
        family_id uuid not null references families (id) on delete cascade,
        recording_id uuid not null references recordings (id) on delete cascade,
        removed_at timestamptz,
        created_at timestamptz not null
      )`);
    this.addSql('create index capture_photos_question on capture_photos (question_id)');
    this.addSql('create index capture_photos_family on capture_photos (family_id)');
    this.addSql('create unique index capture_photos_recording on capture_photos (recording_id)');
  }

  override down(): void {
    this.addSql('drop table capture_photos');
  }
}
