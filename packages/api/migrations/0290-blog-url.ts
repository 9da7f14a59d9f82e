import { Migration } from '@mikro-orm/migrations';

/** The footer's link to a blog that lives elsewhere; null is the product's own blog. */
export class Migration0290 extends Migration {
  override name = '0290-blog-url';

  override up(): void {
    this.addSql('alter table site_settings add column blog_url text');
  }

  override down(): void {
    this.addSql('alter table site_settings drop column blog_url');
  }
}
