import { Migration } from '@mikro-orm/migrations';

/**
 * Search that also knows tags and forgives a slip of the pen. `blog_words` is the vocabulary of
 * what is published (the pattern of PostgreSQL's own documentation, pg_trgm, 'Text Search
 * Integration'); a sweep refreshes it. `index_now_told` is what search engines were last told.
 */
export class Migration0141 extends Migration {
  override name = '0141-blog-search';

  override up(): void {
    this.addSql(`
      create function blog_tags_text(tags text[]) returns text
        language sql immutable strict parallel safe as $$ select array_to_string(tags, ' ') $$`);
    this.addSql(`alter table blog_posts drop column search`);
    this.addSql(`
      alter table blog_posts add column search tsvector generated always as (
        setweight(to_tsvector('english', title), 'A') ||
        setweight(to_tsvector('english', excerpt || ' ' || blog_tags_text(tags)), 'B') ||
        to_tsvector('english', body)) stored`);
    this.addSql(`create index blog_posts_search on blog_posts using gin (search)`);
    // Refreshed with an empty search path, so its names are whole.
    this.addSql(`
      create materialized view blog_words as
        select word, ndoc as articles from ts_stat($$
          select to_tsvector('simple', title || ' ' || excerpt || ' '
            || public.blog_tags_text(tags) || ' ' || body) from public.blog_posts where state = 'PUBLISHED' $$)
        where length(word) between 3 and 40 and word ~ '^[[:alpha:]]+$'`);
    this.addSql(`create unique index blog_words_word on blog_words (word)`);
    // As for the search among users: where an operator forbids the extension, search works
    // without forgiving slips.
    this.addSql(`
      do $$
      begin
        create extension if not exists pg_trgm;
        create index blog_words_near on blog_words using gist (word gist_trgm_ops(siglen = 32));
      exception when insufficient_privilege or undefined_file or feature_not_supported then
        raise notice 'pg_trgm is not available: the search of the blog forgives no slip';
      end $$`);
    this.addSql(`
      create table index_now_told (
        slug text primary key,
        modified_at timestamptz not null,
        told_at timestamptz not null
      )`);
  }

  override down(): void {
    this.addSql('drop table index_now_told');
    this.addSql('drop materialized view blog_words');
    this.addSql('alter table blog_posts drop column search');
    this.addSql('drop function blog_tags_text');
    this.addSql(`
      alter table blog_posts add column search tsvector generated always as (
        setweight(to_tsvector('english', title), 'A') ||
        setweight(to_tsvector('english', excerpt), 'B') ||
        to_tsvector('english', body)) stored`);
    this.addSql('create index blog_posts_search on blog_posts using gin (search)');
  }
}
