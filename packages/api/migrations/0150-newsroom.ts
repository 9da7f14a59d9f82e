import { Migration } from '@mikro-orm/migrations';

/**
 * The newsroom: what is written but not published of a post that readers see (blog_drafts), what
 * search engines are told, the pictures of articles, and what the nightly look at links found.
 */
export class Migration0150 extends Migration {
  override name = '0150-newsroom';

  override up(): void {
    this.addSql(`
      create table blog_images (
        id uuid primary key,
        name text not null,
        alt text not null,
        mime_type text not null,
        bytes bigint not null,
        sha256 text not null,
        width integer not null,
        height integer not null,
        widths integer[] not null,
        fallback_type text not null,
        thumbnail text not null,
        wrapped_key bytea not null,
        uploaded_by uuid references users (id) on delete set null,
        uploaded_at timestamptz not null
      )`);
    this.addSql(`create index blog_images_list on blog_images (uploaded_at desc, id desc)`);
    for (const table of ['blog_posts', 'blog_post_revisions']) {
      this.addSql(`
        alter table ${table}
          add column address text not null default '',
          add column seo_title text not null default '',
          add column seo_description text not null default '',
          add column keyword text not null default '',
          add column cover_image_id uuid references blog_images (id)
            ${table === 'blog_posts' ? '' : 'on delete set null'},
          add column cover_alt text not null default ''`);
    }
    this.addSql(`alter table blog_posts add column edited_at timestamptz`);
    this.addSql(`drop index blog_posts_list`);
    this.addSql(`
      create index blog_posts_list on blog_posts (coalesce(edited_at, updated_at) desc, id desc)`);
    this.addSql(`
      alter table blog_post_revisions
        add column origin text not null default 'SAVED'
          check (origin in ('SAVED', 'AUTOSAVED', 'RESTORED')),
        add column published_at timestamptz`);
    this.addSql(`
      create table blog_drafts (
        post_id uuid primary key references blog_posts (id) on delete cascade,
        title text not null,
        excerpt text not null,
        body text not null,
        author text not null,
        category text not null,
        tags text[] not null,
        emoji text not null,
        address text not null,
        seo_title text not null,
        seo_description text not null,
        keyword text not null,
        cover_image_id uuid references blog_images (id),
        cover_alt text not null
      )`);
    this.addSql(`
      create table blog_image_uses (
        post_id uuid not null references blog_posts (id) on delete cascade,
        image_id uuid not null references blog_images (id),
        primary key (post_id, image_id)
      )`);
    this.addSql(`create index blog_image_uses_image on blog_image_uses (image_id)`);
    this.addSql(`
      create table blog_link_checks (
        post_id uuid primary key references blog_posts (id) on delete cascade,
        checked_at timestamptz not null,
        problems jsonb not null
      )`);
  }

  override down(): void {
    this.addSql('drop table blog_link_checks');
    this.addSql('drop table blog_image_uses');
    this.addSql('drop table blog_drafts');
    this.addSql('drop index blog_posts_list');
    this.addSql('create index blog_posts_list on blog_posts (updated_at desc, id desc)');
    this.addSql('alter table blog_posts drop column edited_at');
    this.addSql('alter table blog_post_revisions drop column origin, drop column published_at');
    for (const table of ['blog_posts', 'blog_post_revisions']) {
      this.addSql(`
        alter table ${table}
          drop column address, drop column seo_title, drop column seo_description,
          drop column keyword, drop column cover_image_id, drop column cover_alt`);
    }
    this.addSql('drop table blog_images');
  }
}
