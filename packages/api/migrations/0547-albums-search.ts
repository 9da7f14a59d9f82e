import { Migration } from '@mikro-orm/migrations';

/** Albums are found by the words of their titles, as people of the address book are by their names. */
export class Migration0547 extends Migration {
  override name = '0547-albums-search';

  override up(): void {
    this.addSql('create index albums_search on albums using gin (search_words(family_id, title))');
  }

  override down(): void {
    this.addSql('drop index albums_search');
  }
}
