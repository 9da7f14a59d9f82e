import { Migration } from '@mikro-orm/migrations';

/** The few recordings that a family does not see, which its counts leave out. */
export class Migration0496 extends Migration {
  override name = '0496-hidden-recordings';

  override up(): void {
    this.addSql(`
      create index recordings_hidden on recordings (family_id, kind) where audience <> 'FAMILY'`);
  }

  override down(): void {
    this.addSql('drop index recordings_hidden');
  }
}
