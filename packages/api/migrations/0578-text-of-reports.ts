import { Migration } from '@mikro-orm/migrations';

/** A line of a report quotes the file, and is kept as openly as the tree that the file becomes. */
export class Migration0578 extends Migration {
  override name = '0578-text-of-reports';

  override up(): void {
    this.addSql('alter table tree_import_problems rename column words to tree_text');
  }

  override down(): void {
    this.addSql('alter table tree_import_problems rename column tree_text to words');
  }
}
