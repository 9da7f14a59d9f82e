import { Migration } from '@mikro-orm/migrations';

/** Photos that were turned or cropped: what was asked for, and what their forms show of it. */
export class Migration0541 extends Migration {
  override name = '0541-photo-edits';

  override up(): void {
    this.addSql(`
      create table photo_edits (
        recording_id uuid not null references recordings (id) on delete cascade,
        family_id uuid not null references families (id) on delete cascade,
        version integer not null check (version > 0),
        turn smallint not null check (turn in (0, 90, 180, 270)),
        crop_left double precision,
        crop_top double precision,
        crop_width double precision,
        crop_height double precision,
        edited_by uuid references users (id) on delete set null,
        edited_at timestamptz not null,
        primary key (recording_id, version),
        check (num_nulls(crop_left, crop_top, crop_width, crop_height) in (0, 4)),
        check (crop_left >= 0 and crop_top >= 0 and crop_width > 0 and crop_height > 0
          and crop_left + crop_width <= 1.000001 and crop_top + crop_height <= 1.000001)
      )`);
    this.addSql('create index photo_edits_of_family on photo_edits (family_id)');
    this.addSql('create index photo_edits_by_user on photo_edits (edited_by)');
    this.addSql('alter table photo_forms add column whole_bytes integer');
    this.addSql('alter table recordings add column drawn_edit integer not null default 0');
  }

  override down(): void {
    this.addSql('alter table recordings drop column drawn_edit');
    this.addSql('alter table photo_forms drop column whole_bytes');
    this.addSql('drop table photo_edits');
  }
}
