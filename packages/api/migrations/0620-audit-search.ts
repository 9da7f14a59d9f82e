import { Migration } from '@mikro-orm/migrations';

/** The audit log is searched by name and narrowed by time. */
export class Migration0620 extends Migration {
  override name = '0620-audit-search';

  override up(): void {
    this.addSql(`create index audit_events_at on audit_events (at)`);
    // As for users: where the extension is not available, search works without its index.
    this.addSql(`
      do $$
      begin
        create index audit_events_search on audit_events
          using gin ((actor_name || ' ' || coalesce(subject_name, '')) gin_trgm_ops);
      exception when undefined_object or undefined_file or feature_not_supported then
        raise notice 'pg_trgm is not available: search in the audit log reads all of it';
      end $$`);
  }

  override down(): void {
    this.addSql('drop index if exists audit_events_search');
    this.addSql('drop index audit_events_at');
  }
}
