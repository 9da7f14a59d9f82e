import { Migration } from '@mikro-orm/migrations';

/** Tells marks that were kept before a release of the hold from those kept after it. */
export class Migration0041 extends Migration {
  override name = '0041-delivery-hold-epoch';

  override up(): void {
    this.addSql(`alter table delivery_hold add column epoch bigint not null default 0`);
  }

  override down(): void {
    this.addSql(`alter table delivery_hold drop column epoch`);
  }
}
