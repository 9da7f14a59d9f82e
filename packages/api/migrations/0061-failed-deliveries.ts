import { Migration } from '@mikro-orm/migrations';

/** What an operator looks for among millions that were delivered. */
export class Migration0061 extends Migration {
  override name = '0061-failed-deliveries';

  override up(): void {
    this.addSql(`
      create index deliveries_failed on deliveries (due_at, id) where state = 'FAILED'`);
    this.addSql(`
      create index deliveries_not_out on deliveries (due_at, id)
        where state in ('WAITING', 'SENDING')`);
  }

  override down(): void {
    for (const index of ['failed', 'not_out']) {
      this.addSql(`drop index deliveries_${index}`);
    }
  }
}
