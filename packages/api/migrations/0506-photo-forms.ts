import { Migration } from '@mikro-orm/migrations';

/** Small forms of photos for lists: their sizes, and a placeholder until they have come. */
export class Migration0506 extends Migration {
  override name = '0506-photo-forms';

  override up(): void {
    this.addSql(`
      create table photo_forms (
        recording_id uuid primary key references recordings (id) on delete cascade,
        family_id uuid not null references families (id) on delete cascade,
        width int not null,
        height int not null,
        small_bytes int not null,
        middle_bytes int not null,
        sealed_placeholder bytea
      )`);
    this.addSql('create index photo_forms_of_family on photo_forms (family_id)');
  }

  override down(): void {
    this.addSql('drop table photo_forms');
  }
}
