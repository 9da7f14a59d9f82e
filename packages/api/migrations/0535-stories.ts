import { Migration } from '@mikro-orm/migrations';

/** Stories of a family: chapters with a text, a voice and pictures, and the codes of their books. */
export class Migration0535 extends Migration {
  override name = '0535-stories';

  override up(): void {
    this.addSql(`
      create table stories (
        id uuid primary key,
        family_id uuid not null references families (id) on delete cascade,
        created_by uuid references users (id) on delete set null,
        draft_of uuid references users (id) on delete cascade,
        title text not null,
        sealed_introduction bytea,
        version int not null default 1,
        voices_open boolean not null default false,
        codes_version int not null default 0,
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`);
    this.addSql('create index stories_of_family on stories (family_id, id)');
    this.addSql('create index stories_of_user on stories (created_by)');
    this.addSql('create index stories_by_draft on stories (draft_of)');
    this.addSql(`
      create table story_chapters (
        id uuid primary key,
        story_id uuid not null references stories (id) on delete cascade,
        family_id uuid not null references families (id) on delete cascade,
        place int not null,
        title text not null,
        sealed_text bytea,
        voice_id uuid references recordings (id) on delete set null,
        version int not null default 1,
        updated_at timestamptz not null
      )`);
    this.addSql('create index story_chapters_in_order on story_chapters (story_id, place, id)');
    this.addSql('create index story_chapters_of_family on story_chapters (family_id)');
    this.addSql('create index story_chapters_of_voice on story_chapters (voice_id)');
    this.addSql(`
      create table story_pictures (
        id uuid primary key,
        chapter_id uuid not null references story_chapters (id) on delete cascade,
        recording_id uuid not null references recordings (id) on delete cascade,
        family_id uuid not null references families (id) on delete cascade,
        place int not null,
        sealed_caption bytea
      )`);
    this.addSql('create index story_pictures_in_order on story_pictures (chapter_id, place, id)');
    this.addSql('create index story_pictures_of_recording on story_pictures (recording_id)');
    this.addSql('create index story_pictures_of_family on story_pictures (family_id)');
    this.addSql(`
      create table story_codes (
        token_hash text primary key,
        story_id uuid not null references stories (id) on delete cascade,
        recording_id uuid not null references recordings (id) on delete cascade,
        family_id uuid not null references families (id) on delete cascade,
        version int not null,
        created_at timestamptz not null
      )`);
    this.addSql('create index story_codes_of_story on story_codes (story_id)');
    this.addSql('create index story_codes_of_recording on story_codes (recording_id)');
    this.addSql('create index story_codes_of_family on story_codes (family_id)');
  }

  override down(): void {
    this.addSql('drop table story_codes');
    this.addSql('drop table story_pictures');
    this.addSql('drop table story_chapters');
    this.addSql('drop table stories');
  }
}
