import { Migration } from '@mikro-orm/migrations';

/**
 * Tags that members gave items, and suggested ones that they do not want. The words of kept tags are found
 * as those of titles are: replaces `search_document` of 0546.
 */
export class Migration0548 extends Migration {
  override name = '0548-item-tags';

  override up(): void {
    this.addSql(`
      create table item_tags (
        recording_id uuid not null references recordings (id) on delete cascade,
        tag_key text collate "C" not null,
        family_id uuid not null references families (id) on delete cascade,
        tag text not null,
        is_kept boolean not null,
        said_by uuid references users (id) on delete set null,
        said_at timestamptz not null,
        primary key (recording_id, tag_key)
      )`);
    this.addSql('create index item_tags_of_family on item_tags (family_id, tag_key) where is_kept');
    this.addSql('create index item_tags_of_member on item_tags (said_by)');
    this.addSql(searchDocument(tagTokens));
    this.addSql(`
      create trigger item_tags_search_document after insert or update of tag, is_kept or delete
        on item_tags for each row execute function refresh_search_document()`);
  }

  override down(): void {
    this.addSql(searchDocument(''));
    this.addSql('drop table item_tags');
  }
}

const tagTokens = `
  || array(select word from item_tags g, unnest(search_tokens(g.tag)) word
      where g.recording_id = item.id and g.is_kept)`;

/** That of 0546, with further words. */
const searchDocument = (words: string) => `
  create or replace function search_document(item recordings,
      out kind text, out words tsvector, out taken text, out taken_last text, out is_shared boolean)
    language sql stable
  begin atomic
      select item.kind,
        array_to_tsvector(
          search_tokens(item.title) || search_tokens(coalesce(f.place_name, ''))
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
