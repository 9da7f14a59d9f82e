import { Migration } from '@mikro-orm/migrations';

/** When backups are made and how many stay, as an administrator changed it. One row, or none. */
export class Migration0625 extends Migration {
  override name = '0625-backup-rule';

  override up(): void {
    this.addSql(`
      create table backup_rule (
        only_row boolean primary key default true check (only_row),
        rhythm text not null check (rhythm in ('DAILY', 'WEEKLY', 'OFF')),
        at text not null check (at ~ '^[0-2][0-9]:[0-5][0-9]$'),
        weekday integer not null check (weekday between 1 and 7),
        daily integer not null check (daily between 1 and 31),
        weekly integer not null check (weekly between 0 and 53),
        monthly integer not null check (monthly between 0 and 120),
        version integer not null,
        changed_at timestamptz not null
      )`);
  }

  override down(): void {
    this.addSql('drop table backup_rule');
  }
}
