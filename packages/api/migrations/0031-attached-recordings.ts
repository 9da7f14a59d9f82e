import { Migration } from '@mikro-orm/migrations';

/**
 * An attachment is of a recording that exists. A recording may only be deleted while no message
 * that somebody may still open carries it; drafts then lose it from their list.
 */
export class Migration0031 extends Migration {
  override name = '0031-attached-recordings';

  override up(): void {
    this.addSql(`
      alter table message_attachments
        add constraint message_attachments_recording_exists
        foreign key (recording_id) references recordings (id) on delete cascade`);
  }

  override down(): void {
    this.addSql(`
      alter table message_attachments drop constraint message_attachments_recording_exists`);
  }
}
