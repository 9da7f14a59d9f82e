import { Migration } from '@mikro-orm/migrations';

/** Counts the preparations that ended with the death of their process, so that none kills for ever. */
export class Migration0021 extends Migration {
  override name = '0021-preparation-attempts';

  override up(): void {
    this.addSql(`alter table recordings add column attempts smallint not null default 0`);
    this.addSql(`
      create index recordings_in_preparation on recordings (updated_at)
      where state = 'PROCESSING'`);
  }

  override down(): void {
    this.addSql(`drop index recordings_in_preparation`);
    this.addSql(`alter table recordings drop column attempts`);
  }
}
