import { Migration } from '@mikro-orm/migrations';

/**
 * Blog posts, the addresses they had before, and each text that was saved. The partial index holds
 * only what waits to be published, so that the sweep costs what is due.
 */
export class Migration0070 extends Migration {
  override name = '0070-blog';

  override up(): void {
    this.addSql(`
      create table blog_posts (
        id uuid primary key,
        slug text not null unique,
        title text not null,
        excerpt text not null,
        body text not null,
        author text not null,
        category text not null check (category in (
          'LEGACY_LETTERS', 'POSTHUMOUS_COMMUNICATION', 'DEMENTIA_SUPPORT', 'FAMILY_HISTORY',
          'FAMILY_TREES', 'VOICE_MESSAGES', 'DIGITAL_SCRAPBOOKS', 'GRIEF_SUPPORT', 'ABOUT_US')),
        tags text[] not null,
        emoji text not null,
        word_count integer not null,
        state text not null default 'DRAFT' check (state in (
          'DRAFT', 'SCHEDULED', 'PUBLISHED', 'UNPUBLISHED')),
        version integer not null default 1,
        publish_at timestamptz,
        publish_date date,
        publish_time time,
        publish_zone text,
        published_at timestamptz,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        search tsvector generated always as (
          setweight(to_tsvector('english', title), 'A') ||
          setweight(to_tsvector('english', excerpt), 'B') ||
          to_tsvector('english', body)) stored,
        check ((state = 'SCHEDULED') = (publish_at is not null)),
        check (state not in ('PUBLISHED', 'UNPUBLISHED') or published_at is not null)
      )`);
    this.addSql(`create index blog_posts_list on blog_posts (updated_at desc, id desc)`);
    this.addSql(`
      create index blog_posts_public on blog_posts (published_at desc, id desc)
        where state = 'PUBLISHED'`);
    this.addSql(`
      create index blog_posts_due on blog_posts (publish_at, id) where state = 'SCHEDULED'`);
    this.addSql(`create index blog_posts_search on blog_posts using gin (search)`);
    this.addSql(`
      create table blog_redirects (
        slug text primary key,
        post_id uuid not null references blog_posts (id) on delete cascade,
        created_at timestamptz not null
      )`);
    this.addSql(`create index blog_redirects_post on blog_redirects (post_id)`);
    this.addSql(`
      create table blog_post_revisions (
        post_id uuid not null references blog_posts (id) on delete cascade,
        version integer not null,
        title text not null,
        excerpt text not null,
        body text not null,
        author text not null,
        category text not null,
        tags text[] not null,
        emoji text not null,
        saved_by uuid references users (id) on delete set null,
        saved_at timestamptz not null,
        primary key (post_id, version)
      )`);
  }

  override down(): void {
    this.addSql('drop table blog_post_revisions');
    this.addSql('drop table blog_redirects');
    this.addSql('drop table blog_posts');
  }
}
