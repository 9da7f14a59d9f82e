import { Migration } from '@mikro-orm/migrations';

/**
 * What administrators need of accounts: suspension, deletion that leaves the ledger standing, and
 * indexes for each order and for search in the middle of names. A deleted account keeps its row,
 * emptied, because messages that were sent and their ledger name it.
 */
export class Migration0052 extends Migration {
  override name = '0052-people';

  override up(): void {
    this.addSql(`
      alter table users
        add column suspended_at timestamptz,
        add column suspension_reason text,
        add column deleted_at timestamptz`);
    this.addSql(`create index users_newest on users (created_at desc, id desc)`);
    this.addSql(`
      create index users_last_seen on users (
        (coalesce(last_seen_at, 'epoch'::timestamptz)) desc, id desc)`);
    this.addSql(`create index users_administrators on users (id) where role = 'admin'`);
    this.addSql(`create index users_suspended on users (created_at desc, id desc)
      where suspended_at is not null`);
    // The extension is trusted since PostgreSQL 13; where an operator forbids it, search still
    // works, without its index.
    this.addSql(`
      do $$
      begin
        create extension if not exists pg_trgm;
        create index users_search on users
          using gin ((username || ' ' || email) gin_trgm_ops);
      exception when insufficient_privilege or undefined_file or feature_not_supported then
        raise notice 'pg_trgm is not available: search among users reads all of them';
      end $$`);
  }

  override down(): void {
    this.addSql('drop index if exists users_search');
    this.addSql('drop index users_suspended, users_administrators, users_last_seen, users_newest');
    this.addSql(`
      alter table users drop column deleted_at, drop column suspension_reason,
        drop column suspended_at`);
  }
}
