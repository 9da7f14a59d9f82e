import { Migration } from '@mikro-orm/migrations';

/** A small picture of a family, sealed under its key. */
export class Migration0441 extends Migration {
  override name = '0441-family-pictures';

  override up(): void {
    this.addSql(`
      create table family_pictures (
        family_id uuid primary key references families (id) on delete cascade,
        sealed_picture bytea not null,
        version text not null,
        changed_at timestamptz not null,
        changed_by uuid references users (id)
      )`);
  }

  override down(): void {
    this.addSql('drop table family_pictures');
  }
}
