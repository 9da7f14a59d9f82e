import { Migration } from '@mikro-orm/migrations';

/**
 * Backups hold media and lie at a target of their own: what is in one, where it lies, and what of it
 * was decrypted to prove it. `run` fences a worker off that was taken for dead.
 */
export class Migration0241 extends Migration {
  override name = '0241-backups-with-media';

  override up(): void {
    this.addSql(`
      alter table backups
        add column run uuid,
        add column place text not null default 'STORAGE' check (place in ('STORAGE', 'TARGET')),
        add column key_id text,
        add column objects integer,
        add column media_bytes bigint,
        add column sample_kind text`);
    this.addSql(`alter table backups alter column place set default 'TARGET'`);
    this.addSql(`create index backups_by_time on backups (requested_at desc)`);
  }

  override down(): void {
    this.addSql('drop index backups_by_time');
    for (const column of ['run', 'place', 'key_id', 'objects', 'media_bytes', 'sample_kind']) {
      this.addSql(`alter table backups drop column ${column}`);
    }
  }
}
