import { Migration } from '@mikro-orm/migrations';

/** Films that move in lists: the bytes of their preview, which a sweep draws for those that are there. */
export class Migration0605 extends Migration {
  override name = '0605-film-previews';

  override up(): void {
    this.addSql('alter table photo_forms add column preview_bytes integer');
  }

  override down(): void {
    this.addSql('alter table photo_forms drop column preview_bytes');
  }
}
