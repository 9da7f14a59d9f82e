import { Migration } from '@mikro-orm/migrations';

/** What a virus scanner found in an upload, which nobody gets any more. */
export class Migration0507 extends Migration {
  override name = '0507-infected-recordings';

  override up(): void {
    this.addSql('alter table recordings add column infected_by text');
  }

  override down(): void {
    this.addSql('alter table recordings drop column infected_by');
  }
}
