import { Migration } from '@mikro-orm/migrations';

/** Settings that differ from their defaults; a row exists only for what was changed. */
export class Migration0010 extends Migration {
  override name = '0010-settings';

  override up(): void {
    this.addSql(`
      create table settings (
        name text primary key,
        value jsonb not null,
        updated_at timestamptz not null
      )`);
  }

  override down(): void {
    this.addSql('drop table settings');
  }
}
