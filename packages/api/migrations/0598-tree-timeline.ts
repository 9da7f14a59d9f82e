import { Migration } from '@mikro-orm/migrations';

/** The timeline of a tree reads a page of events in their order, instead of sorting all of them. */
export class Migration0598 extends Migration {
  override name = '0598-tree-timeline';

  override up(): void {
    this.addSql(`
      create index tree_events_by_taken on tree_events (family_id,
        ((lpad(year::text, 4, '0') || case when day is null then '' else
          '-' || lpad(month::text, 2, '0') || '-' || lpad(day::text, 2, '0') end) collate "C"))
      where year between 1 and 9999`);
  }

  override down(): void {
    this.addSql('drop index tree_events_by_taken');
  }
}
