import { Migration } from '@mikro-orm/migrations';

/**
 * Figures a day and kind, with nothing of anybody in them. Visits are counted here as they happen;
 * the other kinds are written when a day is final, and until then counted from their tables, for
 * which the indexes are.
 */
export class Migration0100 extends Migration {
  override name = '0100-analytics';

  override up(): void {
    this.addSql(`
      create table analytics_days (
        kind text not null,
        day date not null,
        value bigint not null,
        primary key (kind, day)
      )`);
    this.addSql(`
      create table analytics_closed (
        kind text primary key,
        through date not null
      )`);
    this.addSql(`create index recordings_time on recordings (created_at)`);
    this.addSql(`
      create index deliveries_delivered on deliveries (delivered_at)
        where delivered_at is not null`);
    this.addSql(`
      create index deliveries_opened on deliveries (opened_at) where opened_at is not null`);
    this.addSql(`
      create index delivery_events_scheduled on delivery_events (at) where what = 'SCHEDULED'`);
    this.addSql(`
      create index delivery_events_failed on delivery_events (at)
        where delivery_id is not null and to_state = 'FAILED'`);
  }

  override down(): void {
    for (const index of [
      'delivery_events_failed',
      'delivery_events_scheduled',
      'deliveries_opened',
      'deliveries_delivered',
      'recordings_time',
    ]) {
      this.addSql(`drop index ${index}`);
    }
    this.addSql('drop table analytics_closed, analytics_days');
  }
}
