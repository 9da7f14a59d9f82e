import { Migration } from '@mikro-orm/migrations';

/**
 * The search of members. An index is of words, each row with one word more: the id of the family or
 * author that it belongs to. So a search reads the rows of one family, however many others have the
 * same words, and no extension is needed. `searchWords` of packages/schema reads a search in the same
 * way. The bodies are bound when they are made, since indexes are built with an empty search path.
 */
export class Migration0454 extends Migration {
  override name = '0454-member-search';

  override up(): void {
    this.addSql(`
      create function search_tokens(words text) returns text[]
        language sql immutable strict parallel safe cost 1000
      begin atomic
        select array(select distinct left(word, 60) from regexp_split_to_table(
            regexp_replace(lower(normalize(left(words, 2000), NFKD) collate "pg_c_utf8"),
              '[\\u0300-\\u036f\\u0591-\\u05c7\\u064b-\\u065f]', '', 'g') collate "pg_c_utf8",
            '[^[:alnum:]]+') word
          where word <> '');
      end`);
    // No word begins with '#', so a search for the beginning of an id finds nothing.
    this.addSql(`
      create function search_words(scope uuid, words text) returns tsvector
        language sql immutable strict parallel safe cost 5000
      begin atomic
        select array_to_tsvector(search_tokens(words) || ('#' || scope::text));
      end`);
    this.addSql(`
      create function search_query(scope uuid, words text) returns tsquery
        language sql immutable strict parallel safe
      begin atomic
        select coalesce((select string_agg('''' || word || ''':*', ' & ') || ' & ''#' || scope::text || ''''
          from unnest((search_tokens(words))[1:8]) word), '')::tsquery;
      end`);
    this.addSql(`
      create index recordings_search on recordings using gin (search_words(family_id, title))
        where title <> '' and state <> 'UPLOADING' and not held_for_author`);
    this.addSql(`
      create index messages_search on messages using gin (search_words(author_id, title))
        where title <> ''`);
    this.addSql(`
      create index message_recipients_search on message_recipients
        using gin (search_words(family_id, name || ' ' || email)) where removed_at is null`);
  }

  override down(): void {
    for (const table of ['message_recipients', 'messages', 'recordings']) {
      this.addSql(`drop index ${table}_search`);
    }
    for (const name of ['search_query', 'search_words']) {
      this.addSql(`drop function ${name}(uuid, text)`);
    }
    this.addSql('drop function search_tokens(text)');
  }
}
