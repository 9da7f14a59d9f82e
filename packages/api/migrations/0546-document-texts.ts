import { Migration } from '@mikro-orm/migrations';

/**
 * The text of documents, in pieces of a page. Its words are found as what is said is: with '~' before
 * them. Replaces `search_document` of 0525, which reads the new table, too.
 */
export class Migration0546 extends Migration {
  override name = '0546-document-texts';

  override up(): void {
    this.addSql(`
      create table document_texts (
        recording_id uuid primary key references recordings (id) on delete cascade,
        family_id uuid not null references families (id) on delete cascade,
        state text not null,
        problem text,
        pieces jsonb not null default '[]',
        page_count integer not null default 0,
        attempts smallint not null default 0,
        touched_at timestamptz not null,
        made_at timestamptz
      )`);
    this.addSql('create index document_texts_of_family on document_texts (family_id, state)');
    this.addSql(`
      create index document_texts_open on document_texts (touched_at)
        where state in ('WAITING', 'RUNNING')`);
    this.addSql(`
      create index recordings_with_text on recordings (id)
        where kind = 'FILE' and mime_type in ('application/pdf', 'text/plain')`);
    this.addSql(
      searchDocument({
        words: textWords,
        join: 'left join document_texts b on b.recording_id = item.id',
      }),
    );
    this.addSql(`
      create trigger document_texts_search_document after insert or update of pieces or delete
        on document_texts for each row execute function refresh_search_document()`);
  }

  override down(): void {
    this.addSql(searchDocument({ words: '', join: '' }));
    this.addSql('drop index recordings_with_text');
    this.addSql('drop table document_texts');
  }
}

const textWords = `
  || array(select '~' || word
      from jsonb_array_elements(coalesce(b.pieces, '[]')) piece,
        unnest(search_tokens(piece ->> 'text')) word)`;

/** That of 0525, with further words of further tables. */
const searchDocument = ({ words, join }: { words: string; join: string }) => `
  create or replace function search_document(item recordings,
      out kind text, out words tsvector, out taken text, out taken_last text, out is_shared boolean)
    language sql stable
  begin atomic
      select item.kind,
        array_to_tsvector(
          search_tokens(item.title) || search_tokens(coalesce(f.place_name, ''))
          || array(select '~' || word
              from jsonb_array_elements(coalesce(t.segments, '[]')) segment,
                unnest(search_tokens(segment ->> 'text')) word)
          ${words}
          || ('#' || item.family_id::text)),
        coalesce(f.taken_local, ''),
        case when f.taken_precision = 'DECADE' then left(f.taken_local, 3) || '9'
          else coalesce(f.taken_local, '') end || '~',
        item.audience = 'FAMILY' and not item.held_for_author
      from (values (1)) one
      left join item_facts f on f.recording_id = item.id
      left join transcripts t on t.recording_id = item.id
      ${join};
  end`;
