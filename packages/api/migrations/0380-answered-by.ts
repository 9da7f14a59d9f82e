import { Migration } from '@mikro-orm/migrations';

/** Who answered an enquiry, by the name of that day: administrators share the list. */
export class Migration0380 extends Migration {
  override name = '0380-answered-by';

  override up(): void {
    this.addSql('alter table enquiries add column answered_by text');
  }

  override down(): void {
    this.addSql('alter table enquiries drop column answered_by');
  }
}
