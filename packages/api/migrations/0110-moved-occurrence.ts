import { Migration } from '@mikro-orm/migrations';

/** One time of a recurring message, put off to another day: the series keeps its own. */
export class Migration0110 extends Migration {
  override name = '0110-moved-occurrence';

  override up(): void {
    this.addSql(`
      alter table messages add column moved_occurrence jsonb
        check (moved_occurrence is null or trigger_kind = 'RECURRING')`);
  }

  override down(): void {
    this.addSql(`alter table messages drop column moved_occurrence`);
  }
}
