import { Migration } from '@mikro-orm/migrations';

/** When a post was featured, so that taking the feature back restores the one before it. */
export class Migration0651 extends Migration {
  override name = '0651-blog-featured-at';

  override up(): void {
    this.addSql('alter table blog_posts add column featured_at timestamptz');
    this.addSql(
      `update blog_posts set featured_at = coalesce(published_at, updated_at) where featured`,
    );
  }

  override down(): void {
    this.addSql('alter table blog_posts drop column featured_at');
  }
}
