import { Migration } from '@mikro-orm/migrations';

/** Backups that were asked for: how far they are, what became of them, when they were proven. */
export class Migration0060 extends Migration {
  override name = '0060-backups';

  override up(): void {
    this.addSql(`
      create table backups (
        id uuid primary key,
        state text not null check (state in ('WAITING', 'WRITING', 'VERIFYING', 'DONE', 'FAILED')),
        requested_by uuid references users (id) on delete set null,
        requested_at timestamptz not null,
        started_at timestamptz,
        touched_at timestamptz not null default clock_timestamp(),
        finished_at timestamptz,
        rows_done bigint not null default 0,
        rows_expected bigint not null default 0,
        bytes bigint,
        tables integer,
        rows bigint,
        manifest_sha256 text,
        verified_at timestamptz,
        verified_by text check (verified_by in ('RESTORED', 'READ_BACK')),
        problem text
      )`);
    this.addSql(`
      create unique index backups_one_at_a_time on backups ((true))
        where state in ('WAITING', 'WRITING', 'VERIFYING')`);
  }

  override down(): void {
    this.addSql('drop table backups');
  }
}
