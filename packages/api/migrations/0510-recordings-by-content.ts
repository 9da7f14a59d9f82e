import { Migration } from '@mikro-orm/migrations';

/** Finds what a family keeps by the SHA-256 of its original, so that nothing is sent twice. */
export class Migration0510 extends Migration {
  override name = '0510-recordings-by-content';

  override up(): void {
    this.addSql(`
      create index recordings_by_content on recordings (family_id, sha256) where sha256 is not null`);
  }

  override down(): void {
    this.addSql('drop index recordings_by_content');
  }
}
