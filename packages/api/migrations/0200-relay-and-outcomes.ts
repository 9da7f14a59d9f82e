import { Migration } from '@mikro-orm/migrations';

/**
 * What a failing relay must not do to deliveries: the breaker that all senders share, tries that do
 * not count, outcomes that nobody could learn (UNRESOLVED), and rows that cannot be prepared.
 */
export class Migration0200 extends Migration {
  override name = '0200-relay-and-outcomes';

  override up(): void {
    this.addSql(`
      alter table deliveries
        add column relay_tries integer not null default 0,
        add column unknown_tries integer not null default 0,
        add column link_sent_at timestamptz,
        add column sending_node text,
        add column set_aside_reason text,
        add column left_as_is_at timestamptz`);
    this.addSql(`alter table deliveries drop constraint deliveries_state_check`);
    this.addSql(`
      alter table deliveries add constraint deliveries_state_check check (state in (
        'WAITING', 'SENDING', 'DELIVERED', 'FAILED', 'UNRESOLVED', 'CANCELLED'))`);
    // Links that were mailed before this migration keep working.
    this.addSql(`
      update deliveries set link_sent_at = coalesce(delivered_at, created_at)
      where attempts > 0 or state in ('DELIVERED', 'FAILED')`);
    this.addSql(`
      update deliveries set unknown_tries = 1
      where problem = 'OUTCOME_UNKNOWN' and state in ('WAITING', 'SENDING')`);
    this.addSql(`
      create index deliveries_unknown on deliveries (id)
        where unknown_tries > 0 and state in ('WAITING', 'UNRESOLVED')`);
    this.addSql(`
      create index deliveries_unresolved on deliveries (due_at, id) where state = 'UNRESOLVED'`);
    this.addSql(`
      create index deliveries_set_aside on deliveries (due_at, id)
        where set_aside_reason is not null`);
    this.addSql(`
      create table relay_state (
        only_row boolean primary key default true check (only_row),
        open_since timestamptz,
        closed_at timestamptz,
        says text,
        suspects uuid[] not null default '{}',
        failed_probes integer not null default 0,
        probe_at timestamptz,
        check ((open_since is null) = (probe_at is null))
      )`);
    this.addSql(`insert into relay_state default values`);
  }

  override down(): void {
    this.addSql('drop table relay_state');
    for (const index of ['unknown', 'unresolved', 'set_aside']) {
      this.addSql(`drop index deliveries_${index}`);
    }
    this.addSql(`update deliveries set state = 'FAILED' where state = 'UNRESOLVED'`);
    this.addSql(`alter table deliveries drop constraint deliveries_state_check`);
    this.addSql(`
      alter table deliveries add constraint deliveries_state_check check (state in (
        'WAITING', 'SENDING', 'DELIVERED', 'FAILED', 'CANCELLED'))`);
    this.addSql(`
      alter table deliveries drop column relay_tries, drop column unknown_tries,
        drop column link_sent_at, drop column sending_node, drop column set_aside_reason,
        drop column left_as_is_at`);
  }
}
