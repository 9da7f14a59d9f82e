import { Migration } from '@mikro-orm/migrations';

/**
 * One row an item with every word that it is found by, kept by triggers in the transaction of the
 * change, whichever feature makes it. Words that are said begin with '~', so that the search tells them from
 * titles and places; '#' and the id of the family are a word too, as in 0454. Replaces the indexes of
 * titles (0454) and of transcripts (0500).
 */
export class Migration0525 extends Migration {
  override name = '0525-search-documents';

  override up(): void {
    this.addSql(`
      create table search_documents (
        recording_id uuid primary key references recordings (id) on delete cascade,
        family_id uuid not null references families (id) on delete cascade,
        kind text not null default '',
        words tsvector not null default '',
        taken text collate "C" not null default '',
        taken_last text collate "C" not null default '',
        is_shared boolean not null default false
      )`);
    this.addSql(`
      create table search_vocabulary (
        family_id uuid not null references families (id) on delete cascade,
        word text collate "C" not null,
        primary key (family_id, word)
      )`);
    // Without a foreign key: it is written while a family is being deleted.
    this.addSql(`
      create table search_doubts (
        id uuid primary key default uuidv7(),
        family_id uuid not null,
        word text not null
      )`);
    this.addSql(documentColumns);
    this.addSql(refresh);
    this.addSql(vocabularyOf);
    this.addSql(keepVocabulary);
    this.addSql(`
      insert into search_documents
      select r.id, r.family_id, d.* from recordings r, search_document(r) d`);
    this.addSql(`
      insert into search_vocabulary
      select distinct family_id, word from search_documents, unnest(vocabulary_of(words)) word
      where is_shared`);
    this.addSql('create index search_documents_words on search_documents using gin (words)');
    this.addSql(`
      create index search_documents_taken on search_documents (family_id, taken, recording_id)`);
    this.addSql('drop index recordings_search');
    this.addSql('drop index transcripts_search');
    this.addSql('drop function transcript_words(uuid, jsonb)');
    for (const [table, columns] of watched) {
      this.addSql(`
        create trigger ${table}_search_document after insert or update of ${columns} or delete
          on ${table} for each row execute function refresh_search_document()`);
    }
    this.addSql(`
      create trigger search_documents_vocabulary after insert or update of words, is_shared or delete
        on search_documents for each row execute function keep_search_vocabulary()`);
    this.addSql(query);
  }

  override down(): void {
    for (const [table] of watched) {
      this.addSql(`drop trigger ${table}_search_document on ${table}`);
    }
    this.addSql('drop table search_documents, search_vocabulary, search_doubts');
    for (const name of [
      'refresh_search_document()',
      'keep_search_vocabulary()',
      'search_item_query(uuid, text[], boolean)',
      'vocabulary_of(tsvector)',
      'search_document(recordings)',
    ]) {
      this.addSql(`drop function ${name}`);
    }
    this.addSql(`
      create function transcript_words(scope uuid, segments jsonb) returns tsvector
        language sql immutable strict parallel safe cost 10000
      begin atomic
        select array_to_tsvector(array(
            select distinct word
            from jsonb_array_elements(segments) segment, unnest(search_tokens(segment ->> 'text')) word
          ) || ('#' || scope::text));
      end`);
    this.addSql(`
      create index transcripts_search on transcripts
        using gin (transcript_words(family_id, segments)) where segments <> '[]'::jsonb`);
    this.addSql(`
      create index recordings_search on recordings using gin (search_words(family_id, title))
        where title <> '' and state <> 'UPLOADING' and not held_for_author`);
  }
}

const watched = [
  ['recordings', 'title, kind, audience, held_for_author, family_id'],
  ['item_facts', 'taken_precision, taken_local, place_name'],
  ['transcripts', 'segments'],
] as const;

/** What else an item is found by is added here, by a later migration that replaces the function. */
const documentColumns = `
  create function search_document(item recordings,
      out kind text, out words tsvector, out taken text, out taken_last text, out is_shared boolean)
    language sql stable
  begin atomic
      select item.kind,
        array_to_tsvector(
          search_tokens(item.title) || search_tokens(coalesce(f.place_name, ''))
          || array(select '~' || word
              from jsonb_array_elements(coalesce(t.segments, '[]')) segment,
                unnest(search_tokens(segment ->> 'text')) word)
          || ('#' || item.family_id::text)),
        coalesce(f.taken_local, ''),
        case when f.taken_precision = 'DECADE' then left(f.taken_local, 3) || '9'
          else coalesce(f.taken_local, '') end || '~',
        item.audience = 'FAMILY' and not item.held_for_author
      from (values (1)) one
      left join item_facts f on f.recording_id = item.id
      left join transcripts t on t.recording_id = item.id;
  end`;

const refresh = `
  create function refresh_search_document() returns trigger language plpgsql as $$
  declare
    item_id uuid;
  begin
    if tg_table_name = 'recordings' then
      if tg_op = 'DELETE' then return null; end if;
      item_id := new.id;
    elsif tg_op = 'DELETE' then item_id := old.recording_id;
    else item_id := new.recording_id;
    end if;
    -- Locked before it is made, so that of two changes at once the later one reads the earlier one.
    insert into search_documents (recording_id, family_id)
      select id, family_id from recordings where id = item_id
      on conflict (recording_id) do update set family_id = excluded.family_id;
    update search_documents d
      set kind = n.kind, words = n.words, taken = n.taken, taken_last = n.taken_last,
        is_shared = n.is_shared
      from recordings r, search_document(r) n
      where r.id = item_id and d.recording_id = item_id;
    return null;
  end $$`;

const vocabularyOf = `
  create function vocabulary_of(words tsvector) returns text[]
    language sql immutable strict parallel safe
    return array(select distinct ltrim(word, '~') from unnest(tsvector_to_array(words)) word
      where word not like '#%' and length(ltrim(word, '~')) >= 4 and word ~ '[^0-9~]')`;

const keepVocabulary = `
  create function keep_search_vocabulary() returns trigger language plpgsql as $$
  declare
    had text[] := '{}';
    has text[] := '{}';
  begin
    if tg_op <> 'INSERT' and old.is_shared then had := vocabulary_of(old.words); end if;
    if tg_op <> 'DELETE' and new.is_shared then has := vocabulary_of(new.words); end if;
    if has <> '{}' then
      -- In one order everywhere, so that two transactions never wait for each other.
      insert into search_vocabulary (family_id, word)
        select new.family_id, had_now from unnest(has) had_now
        where had_now <> all (had) and not exists (
          select from search_vocabulary v
          where v.family_id = new.family_id and v.word = had_now)
        order by had_now collate "C"
        on conflict do nothing;
    end if;
    if had <> '{}' then
      insert into search_doubts (family_id, word)
        select old.family_id, word from unnest(had) word where word <> all (has);
    end if;
    return null;
  end $$`;

/** All of the words; where it is about what is said, any of them may stand in the title, but not all. */
const query = `
  create function search_item_query(scope uuid, words text[], is_said boolean) returns tsquery
    language sql immutable strict parallel safe
    return (
      select (string_agg(case when is_said then format('(''%s'':* | ''~%s'':*)', word, word)
            else format('''%s'':*', word) end, ' & ')
          || case when is_said
            then ' & (' || string_agg(format('''~%s'':*', word), ' | ') || ')' else '' end
          || ' & ''#' || scope::text || '''')::tsquery
      from unnest(search_tokens(array_to_string(words, ' '))) word)`;
