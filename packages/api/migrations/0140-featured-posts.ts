import { Migration } from '@mikro-orm/migrations';

/**
 * Which post stands above the others on the blog, and indexes for its pages by category, tag and
 * author. Of several featured posts the newest is shown; of none, the newest of all.
 */
export class Migration0140 extends Migration {
  override name = '0140-featured-posts';

  override up(): void {
    this.addSql(`alter table blog_posts add column featured boolean not null default false`);
    this.addSql(`
      create index blog_posts_featured on blog_posts (published_at desc, id desc)
        where state = 'PUBLISHED' and featured`);
    this.addSql(`
      create index blog_posts_category on blog_posts (category, published_at desc, id desc)
        where state = 'PUBLISHED'`);
    this.addSql(`
      create index blog_posts_author on blog_posts (author, published_at desc, id desc)
        where state = 'PUBLISHED'`);
    this.addSql(`create index blog_posts_tags on blog_posts using gin (tags)`);
  }

  override down(): void {
    this.addSql(`
      drop index blog_posts_tags, blog_posts_author, blog_posts_category, blog_posts_featured`);
    this.addSql(`alter table blog_posts drop column featured`);
  }
}
