import { Migration } from '@mikro-orm/migrations';

/**
 * Items are found by who is named in them and by the sealed words of their notes and file names. Neither lies in
 * the index in the clear: '@' and the id of a person is a word, and '^' and a keyed hash of the beginning of a
 * word, which a sweep makes because only the server holds the keys. Replaces functions of 0525 and 0548.
 */
export class Migration0556 extends Migration {
  override name = '0556-found-by-people-and-sealed-words';

  override up(): void {
    this.addSql(`
      create table sealed_search_words (
        recording_id uuid primary key references recordings (id) on delete cascade,
        family_id uuid not null references families (id) on delete cascade,
        hashes text[] not null default '{}',
        is_due boolean not null default true
      )`);
    this.addSql('create index sealed_search_words_of_family on sealed_search_words (family_id)');
    this.addSql(
      'create index sealed_search_words_due on sealed_search_words (recording_id) where is_due',
    );
    this.addSql(want);
    this.addSql(`
      insert into sealed_search_words (recording_id, family_id)
      select id, family_id from recordings where ${hasSealedWords('recordings')}`);
    this.addSql(`
      create trigger recordings_sealed_words_new after insert on recordings
        for each row when (${hasSealedWords('new')}) execute function want_sealed_search_words()`);
    this.addSql(`
      create trigger recordings_sealed_words_changed
        after update of sealed_note, sealed_file_name, note, file_name on recordings
        for each row execute function want_sealed_search_words()`);
    this.addSql(vocabularyOf('[#@^]'));
    this.addSql(searchDocument(foundByMore));
    this.addSql(`
      create trigger item_people_search_document
        after insert or update of contact_id, user_id, child_id or delete on item_people
        for each row execute function refresh_search_document()`);
    this.addSql(`
      create trigger sealed_search_words_search_document after update of hashes
        on sealed_search_words for each row when (old.hashes is distinct from new.hashes)
        execute function refresh_search_document()`);
    // Who is named already; the sweep brings the hashes.
    this.addSql(`
      update search_documents d set words = n.words
      from recordings r, search_document(r) n
      where r.id = d.recording_id
        and exists (select from item_people p where p.recording_id = r.id)`);
    this.addSql(query);
    this.addSql('drop function search_item_query(uuid, text[], boolean)');
  }

  override down(): void {
    this.addSql('drop function search_item_query(uuid, text[], boolean, jsonb)');
    this.addSql(earlierQuery);
    this.addSql('drop trigger item_people_search_document on item_people');
    this.addSql(searchDocument(''));
    this.addSql('drop trigger recordings_sealed_words_new on recordings');
    this.addSql('drop trigger recordings_sealed_words_changed on recordings');
    this.addSql('drop function want_sealed_search_words()');
    this.addSql('drop table sealed_search_words');
    this.addSql(`
      update search_documents d set words = n.words
      from recordings r, search_document(r) n where r.id = d.recording_id and n.words <> d.words`);
    this.addSql(vocabularyOf('#'));
  }
}

const hasSealedWords = (row: string) => `
  ${row}.sealed_note is not null or ${row}.sealed_file_name is not null
    or coalesce(${row}.note, '') <> '' or ${row}.file_name <> ''`;

const want = `
  create function want_sealed_search_words() returns trigger language plpgsql as $$
  begin
    insert into sealed_search_words (recording_id, family_id) values (new.id, new.family_id)
      on conflict (recording_id) do update set is_due = true;
    notify sealed_words;
    return null;
  end $$`;

const vocabularyOf = (first: string) => `
  create or replace function vocabulary_of(words tsvector) returns text[]
    language sql immutable strict parallel safe
    return array(select distinct ltrim(word, '~') from unnest(tsvector_to_array(words)) word
      where word !~ '^${first}' and length(ltrim(word, '~')) >= 4 and word ~ '[^0-9~]')`;

const foundByMore = `
  || array(select '@' || coalesce(p.contact_id, p.user_id, p.child_id)::text
      from item_people p where p.recording_id = item.id)
  || array(select '^' || hash
      from sealed_search_words s, unnest(s.hashes) hash where s.recording_id = item.id)`;

/** That of 0548, with further words. */
const searchDocument = (words: string) => `
  create or replace function search_document(item recordings,
      out kind text, out words tsvector, out taken text, out taken_last text, out is_shared boolean)
    language sql stable
  begin atomic
      select item.kind,
        array_to_tsvector(
          search_tokens(item.title) || search_tokens(coalesce(f.place_name, ''))
          || array(select word from item_tags g, unnest(search_tokens(g.tag)) word
              where g.recording_id = item.id and g.is_kept)
          ${words}
          || array(select '~' || word
              from jsonb_array_elements(coalesce(t.segments, '[]')) segment,
                unnest(search_tokens(segment ->> 'text')) word)
          || array(select '~' || word
              from jsonb_array_elements(coalesce(b.pieces, '[]')) piece,
                unnest(search_tokens(piece ->> 'text')) word)
          || ('#' || item.family_id::text)),
        coalesce(f.taken_local, ''),
        case when f.taken_precision = 'DECADE' then left(f.taken_local, 3) || '9'
          else coalesce(f.taken_local, '') end || '~',
        item.audience = 'FAMILY' and not item.held_for_author
      from (values (1)) one
      left join item_facts f on f.recording_id = item.id
      left join transcripts t on t.recording_id = item.id
      left join document_texts b on b.recording_id = item.id;
  end`;

/**
 * As in 0525, and each word may be stood in for by whole words of the index: 'stand_ins' is an object of lists, by
 * word.
 */
const query = `
  create function search_item_query(scope uuid, words text[], is_said boolean, stand_ins jsonb)
    returns tsquery
    language sql immutable strict parallel safe
    return (
      select (string_agg(
            '(' || array_to_string(
              array[format('''%s'':*', word)]
                || case when is_said then array[format('''~%s'':*', word)] else '{}' end
                || array(select quote_literal(other)
                    from jsonb_array_elements_text(coalesce(stand_ins -> word, '[]')) other),
              ' | ') || ')',
            ' & ')
          || case when is_said
            then ' & (' || string_agg(format('''~%s'':*', word), ' | ') || ')' else '' end
          || ' & ''#' || scope::text || '''')::tsquery
      from unnest(search_tokens(array_to_string(words, ' '))) word)`;

const earlierQuery = `
  create function search_item_query(scope uuid, words text[], is_said boolean) returns tsquery
    language sql immutable strict parallel safe
    return (
      select (string_agg(case when is_said then format('(''%s'':* | ''~%s'':*)', word, word)
            else format('''%s'':*', word) end, ' & ')
          || case when is_said
            then ' & (' || string_agg(format('''~%s'':*', word), ' | ') || ')' else '' end
          || ' & ''#' || scope::text || '''')::tsquery
      from unnest(search_tokens(array_to_string(words, ' '))) word)`;
