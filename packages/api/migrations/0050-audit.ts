import { Migration } from '@mikro-orm/migrations';

/**
 * What administrators did. Nobody can rewrite it, and an account that goes leaves its lines: the
 * columns name people by id and carry no foreign key.
 */
export class Migration0050 extends Migration {
  override name = '0050-audit';

  override up(): void {
    this.addSql(`
      create table audit_events (
        seq bigint generated always as identity primary key,
        at timestamptz not null,
        actor_id uuid,
        actor_name text not null,
        action text not null,
        subject_kind text not null,
        subject_id text,
        subject_name text,
        before jsonb,
        after jsonb,
        reason text
      )`);
    this.addSql(`create index audit_events_actor on audit_events (actor_id, seq desc)`);
    this.addSql(`
      create index audit_events_subject on audit_events (subject_kind, subject_id, seq desc)`);
    this.addSql(`create index audit_events_action on audit_events (action, seq desc)`);
    this.addSql(`
      create function refuse_to_rewrite_the_audit_log() returns trigger language plpgsql as $$
      begin
        raise exception 'the audit log is append-only';
      end $$`);
    this.addSql(`
      create trigger audit_events_are_final
        before update or delete or truncate on audit_events
        for each statement execute function refuse_to_rewrite_the_audit_log()`);
  }

  override down(): void {
    this.addSql('drop table audit_events');
    this.addSql('drop function refuse_to_rewrite_the_audit_log');
  }
}
