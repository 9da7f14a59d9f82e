import { Migration } from '@mikro-orm/migrations';

/**
 * What is needed to look after stored objects: which recordings were removed on purpose (storage of
 * any other id is never deleted), when a recording is due to be read back, and what was found.
 */
export class Migration0230 extends Migration {
  override name = '0230-stored-objects';

  override up(): void {
    this.addSql(`
      create table removed_recordings (
        recording_id uuid primary key,
        removed_at timestamptz not null
      )`);
    // Null: due at once. What is stored when this runs is read back first, at the sweep's pace.
    this.addSql(`alter table recordings add column verify_at timestamptz`);
    this.addSql(`
      create index recordings_verify_at on recordings (verify_at nulls first)
      where sha256 is not null and stored_as is null`);
    this.addSql(`
      create table object_checks (
        blob_key text primary key,
        recording_id uuid not null references recordings (id) on delete cascade,
        checked_at timestamptz not null,
        verified_at timestamptz,
        damage text
      )`);
    this.addSql(`create index object_checks_recording on object_checks (recording_id)`);
    this.addSql(`create index object_checks_damage on object_checks (recording_id)
      where damage is not null`);
  }

  override down(): void {
    this.addSql('drop table object_checks');
    this.addSql('drop index recordings_verify_at');
    this.addSql('alter table recordings drop column verify_at');
    this.addSql('drop table removed_recordings');
  }
}
