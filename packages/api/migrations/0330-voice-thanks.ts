import { Migration } from '@mikro-orm/migrations';

/**
 * A recipient's thanks as a voice. The recording belongs to the author of the message alone until
 * they keep it; then it is one of the family's.
 */
export class Migration0330 extends Migration {
  override name = '0330-voice-thanks';

  override up(): void {
    this.addSql(`
      alter table recordings add column held_for_author boolean not null default false`);
    this.addSql(`
      create index recordings_held_for_author on recordings (created_at) where held_for_author`);
    this.addSql(`
      alter table delivery_thanks
        add column recording_id uuid references recordings (id) on delete set null,
        add column by_voice boolean not null default false`);
    this.addSql(`
      create unique index delivery_thanks_recording on delivery_thanks (recording_id)
        where recording_id is not null`);
  }

  override down(): void {
    this.addSql(`alter table delivery_thanks drop column by_voice, drop column recording_id`);
    this.addSql(`drop index recordings_held_for_author`);
    this.addSql(`alter table recordings drop column held_for_author`);
  }
}
