import { Migration } from '@mikro-orm/migrations';

/**
 * Versions: the files that recipients get of a recording, one a trim. A letter names the versions
 * that it promised, beside its recordings; a delivery waits while one of them is not ready. What is
 * armed or was delivered before gets its versions made in the background.
 */
export class Migration0250 extends Migration {
  override name = '0250-recording-versions';

  override up(): void {
    this.addSql(`
      create table recording_versions (
        id uuid primary key,
        recording_id uuid not null references recordings (id) on delete cascade,
        start_ms integer not null default 0,
        end_ms integer,
        state text not null default 'WAITING' check (state in ('WAITING', 'READY', 'FAILED')),
        problem text,
        attempts smallint not null default 0,
        engine text,
        duration_ms integer,
        peaks smallint[],
        main_type text,
        main_bytes bigint,
        mp3_bytes bigint,
        poster_bytes bigint,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        unique nulls not distinct (recording_id, start_ms, end_ms)
      )`);
    this.addSql(`
      create index recording_versions_unfinished on recording_versions (updated_at)
      where state <> 'READY'`);
    this.addSql(`alter table delivery_letters add column version_ids uuid[]`);
    this.addSql(`
      alter table deliveries add column awaits_media boolean not null default false`);
    this.addSql(`
      create index deliveries_awaiting_media on deliveries (due_at) where awaits_media`);
    this.addSql(`
      insert into recording_versions (id, recording_id, start_ms, end_ms, created_at, updated_at)
      select distinct on (r.id) uuidv7(), r.id, coalesce(r.trim_start_ms, 0), r.trim_end_ms, 'epoch'::timestamptz,
        'epoch'::timestamptz
      from recordings r
      where r.kind in ('VOICE', 'VIDEO') and r.state <> 'FAILED' and r.stored_as is null and (
        exists (select 1 from delivery_letters l where l.recording_ids @> array[r.id])
        or exists (select 1 from message_attachments a where a.recording_id = r.id))`);
    this.addSql(`
      update delivery_letters l set version_ids = (
        select array_agg(v.id order by one.nth)
        from unnest(l.recording_ids) with ordinality as one (recording_id, nth)
        left join recordings r on r.id = one.recording_id
        left join recording_versions v on v.recording_id = coalesce(r.stored_as, r.id))`);
  }

  override down(): void {
    this.addSql(`alter table deliveries drop column awaits_media`);
    this.addSql(`alter table delivery_letters drop column version_ids`);
    this.addSql(`drop table recording_versions`);
  }
}
