import { Migration } from '@mikro-orm/migrations';

/**
 * One counter for all settings, taken under its row's lock by every change, and for each setting
 * the count at which it was last changed: whoever decided on an older state is told.
 */
export class Migration0051 extends Migration {
  override name = '0051-settings-version';

  override up(): void {
    this.addSql(`alter table settings add column version integer not null default 0`);
    this.addSql(`alter table settings add column updated_by uuid`);
    this.addSql(`
      create table settings_version (
        only_row boolean primary key default true check (only_row),
        version integer not null default 0
      )`);
    this.addSql(`insert into settings_version default values`);
  }

  override down(): void {
    this.addSql('drop table settings_version');
    this.addSql('alter table settings drop column updated_by, drop column version');
  }
}
