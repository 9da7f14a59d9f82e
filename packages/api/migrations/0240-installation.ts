import { Migration } from '@mikro-orm/migrations';

/**
 * What binds the database to its master key and its storage: an id of its own, one sealed check row
 * for each master key it has had, and whether its storage carries that id.
 */
export class Migration0240 extends Migration {
  override name = '0240-installation';

  override up(): void {
    this.addSql(`
      create table installation (
        only_row boolean primary key default true check (only_row),
        id uuid not null,
        wrapped_root bytea not null,
        storage_marked_at timestamptz,
        made_at timestamptz not null
      )`);
    this.addSql(`
      create table key_checks (
        key_id text primary key,
        state text not null check (state in ('ACTIVE', 'RETIRED')),
        sealed bytea not null,
        made_at timestamptz not null,
        retired_at timestamptz
      )`);
    this.addSql(`
      create unique index key_checks_one_active on key_checks ((true)) where state = 'ACTIVE'`);
  }

  override down(): void {
    for (const table of ['key_checks', 'installation']) this.addSql(`drop table ${table}`);
  }
}
