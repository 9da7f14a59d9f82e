import { Migration } from '@mikro-orm/migrations';

/**
 * Vectors of what is said and of its title, for the search by meaning. They belong to a transcript and go
 * with it. 'signs' is one bit for each number of a vector: the index holds them beside each other by
 * family, so that all vectors of a family are compared without reading them.
 */
export class Migration0527 extends Migration {
  override name = '0527-meanings';

  override up(): void {
    this.addSql(`
      create table meanings (
        recording_id uuid primary key references transcripts (recording_id) on delete cascade,
        family_id uuid not null references families (id) on delete cascade,
        model text,
        is_due boolean not null default true,
        attempts smallint not null default 0,
        due_at timestamptz not null default now()
      )`);
    this.addSql('create index meanings_due on meanings (due_at) where is_due');
    this.addSql('create index meanings_of_family on meanings (family_id)');
    this.addSql('create index meanings_by_model on meanings (model) where not is_due');
    this.addSql(`
      create table meaning_vectors (
        recording_id uuid not null references meanings (recording_id) on delete cascade,
        part integer not null,
        family_id uuid not null references families (id) on delete cascade,
        model text not null,
        start_ms integer not null,
        signs bit(512) not null,
        vector bytea not null,
        primary key (recording_id, part)
      )`);
    this.addSql(`
      create index meaning_vectors_near on meaning_vectors (family_id, model)
        include (signs, recording_id, part)`);
    this.addSql(`
      create function want_meaning() returns trigger language plpgsql as $$
      declare
        item_id uuid;
      begin
        if tg_table_name = 'recordings' then item_id := new.id;
        else item_id := new.recording_id;
        end if;
        insert into meanings (recording_id, family_id)
          select recording_id, family_id from transcripts
          where recording_id = item_id and segments <> '[]'::jsonb
          on conflict (recording_id) do update
            set is_due = true, attempts = 0, due_at = now();
        if found then notify meanings;
        else delete from meanings where recording_id = item_id;
        end if;
        return null;
      end $$`);
    this.addSql(`
      create trigger transcripts_meaning after insert or update of segments on transcripts
        for each row execute function want_meaning()`);
    this.addSql(`
      create trigger recordings_meaning after update of title on recordings
        for each row when (old.title is distinct from new.title) execute function want_meaning()`);
    this.addSql(`
      insert into meanings (recording_id, family_id)
      select recording_id, family_id from transcripts where segments <> '[]'::jsonb`);
  }

  override down(): void {
    this.addSql('drop trigger transcripts_meaning on transcripts');
    this.addSql('drop trigger recordings_meaning on recordings');
    this.addSql('drop function want_meaning()');
    this.addSql('drop table meaning_vectors, meanings');
  }
}
