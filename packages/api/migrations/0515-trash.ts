import { Migration } from '@mikro-orm/migrations';

/**
 * The trash: a recording in it is there for nobody, like what waits to be erased, and its row keeps
 * whose it was before.
 */
export class Migration0515 extends Migration {
  override name = '0515-trash';

  override up(): void {
    this.addSql(`
      alter table recordings
        add column trashed_at timestamptz,
        add column audience_before text,
        add constraint recordings_trash_is_hidden check (
          (trashed_at is null) = (audience_before is null)
          and (trashed_at is null or audience = 'NOBODY'))`);
    this.addSql(`
      create index recordings_trash on recordings (created_by, trashed_at, id)
        where trashed_at is not null`);
    this.addSql(`
      create index recordings_trash_due on recordings (trashed_at) where trashed_at is not null`);
  }

  override down(): void {
    this.addSql('update recordings set audience = audience_before where trashed_at is not null');
    this.addSql('alter table recordings drop column trashed_at, drop column audience_before');
  }
}
