import { Migration } from '@mikro-orm/migrations';

/** Stories are found by the words of their own titles and of those of their chapters. */
export class Migration0555 extends Migration {
  override name = '0555-stories-search';

  override up(): void {
    this.addSql(
      'create index stories_search on stories using gin (search_words(family_id, title))',
    );
    this.addSql(`
      create index story_chapters_search on story_chapters
        using gin (search_words(family_id, title))`);
  }

  override down(): void {
    this.addSql('drop index story_chapters_search');
    this.addSql('drop index stories_search');
  }
}
