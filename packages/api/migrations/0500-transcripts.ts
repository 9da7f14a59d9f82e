import { Migration } from '@mikro-orm/migrations';

/**
 * Transcripts of what a family keeps, and whether the family wants them. Words are plain, since they are
 * searched. The index has one entry a transcript, with the family's id as one word more, as the other
 * indexes of the search have (0454): the moment is then found in the segments of the few hits shown.
 */
export class Migration0500 extends Migration {
  override name = '0500-transcripts';

  override up(): void {
    this.addSql(`
      create table vault_analyses (
        family_id uuid primary key references families (id) on delete cascade,
        is_on boolean not null,
        changed_by uuid references users (id) on delete set null,
        changed_at timestamptz not null,
        next_look_at timestamptz not null
      )`);
    this.addSql('create index vault_analyses_due on vault_analyses (next_look_at) where is_on');
    this.addSql(`
      create table transcripts (
        recording_id uuid primary key references recordings (id) on delete cascade,
        family_id uuid not null references families (id) on delete cascade,
        state text not null,
        problem text,
        segments jsonb not null default '[]',
        language text,
        engine text,
        place text,
        version integer not null default 1,
        attempts smallint not null default 0,
        heard_ms integer not null default 0,
        touched_at timestamptz not null,
        made_at timestamptz,
        edited_by uuid references users (id) on delete set null,
        edited_at timestamptz
      )`);
    this.addSql(`
      create index transcripts_open on transcripts (family_id)
        where state in ('WAITING', 'RUNNING')`);
    this.addSql(`
      create index transcripts_stalled on transcripts (touched_at)
        where state in ('WAITING', 'RUNNING')`);
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
  }

  override down(): void {
    this.addSql('drop table transcripts');
    this.addSql('drop function transcript_words(uuid, jsonb)');
    this.addSql('drop table vault_analyses');
  }
}
