import { Migration } from '@mikro-orm/migrations';

/** Recordings, what has arrived of those still on their way, and its parts. */
export class Migration0020 extends Migration {
  override name = '0020-recordings';

  override up(): void {
    this.addSql(`
      create table recordings (
        id uuid primary key,
        family_id uuid not null references families (id),
        created_by uuid not null references users (id),
        take_id uuid not null,
        kind text not null check (kind in ('VOICE', 'VIDEO', 'PHOTO', 'FILE')),
        state text not null check (state in ('UPLOADING', 'PROCESSING', 'READY', 'FAILED')),
        origin text not null check (origin in ('recorded', 'uploaded')),
        title text not null,
        note text,
        file_name text not null,
        claimed_type text not null,
        mime_type text not null default 'application/octet-stream',
        bytes bigint not null default 0,
        sha256 text,
        duration_ms integer,
        peaks smallint[],
        silent boolean not null default false,
        problem text,
        trim_start_ms integer,
        trim_end_ms integer,
        display_mime_type text,
        display_bytes bigint,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        unique (created_by, take_id)
      )`);
    this.addSql(`create index recordings_family on recordings (family_id, id desc)`);
    this.addSql(`
      create table recording_uploads (
        recording_id uuid primary key references recordings (id) on delete cascade,
        length bigint,
        received bigint not null default 0,
        last_received_at timestamptz not null
      )`);
    this.addSql(`create index recording_uploads_age on recording_uploads (last_received_at)`);
    this.addSql(`
      create table recording_parts (
        recording_id uuid not null references recordings (id) on delete cascade,
        start bigint not null,
        bytes bigint not null,
        blob_key text not null,
        primary key (recording_id, start)
      )`);
  }

  override down(): void {
    for (const table of ['recording_parts', 'recording_uploads', 'recordings']) {
      this.addSql(`drop table ${table}`);
    }
  }
}
