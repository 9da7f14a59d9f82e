import { Migration } from '@mikro-orm/migrations';

/** Open and resolved alarms, and each notice of them that has to leave. */
export class Migration0221 extends Migration {
  override name = '0221-alarms';

  override up(): void {
    this.addSql(`
      create table alarms (
        id uuid primary key,
        kind text not null,
        subject text not null,
        summary text not null,
        what_to_do text not null,
        opened_at timestamptz not null,
        missed integer not null default 0,
        resolved_at timestamptz
      )`);
    this.addSql(`
      create unique index alarms_open on alarms (kind, subject) where resolved_at is null`);
    this.addSql(`
      create table alarm_notices (
        alarm_id uuid not null references alarms (id) on delete cascade,
        what text not null check (what in ('OPENED', 'RESOLVED')),
        channel text not null check (channel in ('MAIL', 'WEBHOOK')),
        attempts integer not null default 0,
        next_attempt_at timestamptz,
        sent_at timestamptz,
        problem text,
        primary key (alarm_id, what, channel),
        check ((next_attempt_at is null) = (sent_at is not null))
      )`);
    this.addSql(`
      create index alarm_notices_due on alarm_notices (next_attempt_at)
        where next_attempt_at is not null`);
  }

  override down(): void {
    this.addSql('drop table alarm_notices, alarms');
  }
}
