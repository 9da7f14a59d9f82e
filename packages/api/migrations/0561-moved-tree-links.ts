import { Migration } from '@mikro-orm/migrations';

/** Which links between people of the tree and of the product a change moved, so that its undo moves them back. */
export class Migration0561 extends Migration {
  override name = '0561-moved-tree-links';

  override up(): void {
    this.addSql('alter table tree_changes add column moved_links jsonb');
  }

  override down(): void {
    this.addSql('alter table tree_changes drop column moved_links');
  }
}
