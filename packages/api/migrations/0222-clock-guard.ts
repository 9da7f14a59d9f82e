import { Migration } from '@mikro-orm/migrations';

/** When the machine's clock was last seen by a worker that was allowed to send. */
export class Migration0222 extends Migration {
  override name = '0222-clock-guard';

  override up(): void {
    this.addSql(`alter table delivery_hold add column clock_seen_at timestamptz`);
  }

  override down(): void {
    this.addSql(`alter table delivery_hold drop column clock_seen_at`);
  }
}
