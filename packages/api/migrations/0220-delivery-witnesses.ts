import { Migration } from '@mikro-orm/migrations';

/** The epoch of the hold for which the marks outside the database have been written. */
export class Migration0220 extends Migration {
  override name = '0220-delivery-witnesses';

  override up(): void {
    this.addSql(`alter table delivery_hold add column witnessed_epoch bigint`);
  }

  override down(): void {
    this.addSql(`alter table delivery_hold drop column witnessed_epoch`);
  }
}
