import { Migration } from '@mikro-orm/migrations';

/** Members may say who took an item and where it lies on a map; what was said before says neither. */
export class Migration0520 extends Migration {
  override name = '0520-said-places';

  override up(): void {
    this.addSql(`alter table item_facts add column credit text not null default ''`);
    this.addSql(`
      alter table item_fact_edits
        add column credit text,
        add column latitude double precision,
        add column longitude double precision`);
  }

  override down(): void {
    this.addSql(`
      alter table item_fact_edits drop column credit, drop column latitude, drop column longitude`);
    this.addSql('alter table item_facts drop column credit');
  }
}
