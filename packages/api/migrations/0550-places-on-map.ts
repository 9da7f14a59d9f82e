import { Migration } from '@mikro-orm/migrations';

/**
 * A map asks for the places of a family within an area. Archives of other services name who is in a photo;
 * members are offered to take that over.
 */
export class Migration0550 extends Migration {
  override name = '0550-places-on-map';

  override up(): void {
    this.addSql(`
      create index item_facts_on_map on item_facts (family_id, latitude, longitude)
        where latitude is not null`);
    this.addSql(`
      alter table archive_facts add column people jsonb not null default '[]'
        check (jsonb_typeof(people) = 'array')`);
  }

  override down(): void {
    this.addSql('alter table archive_facts drop column people');
    this.addSql('drop index item_facts_on_map');
  }
}
