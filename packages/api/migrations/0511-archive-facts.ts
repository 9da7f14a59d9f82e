import { Migration } from '@mikro-orm/migrations';

/** What the archive of another service says of an item that came out of it. */
export class Migration0511 extends Migration {
  override name = '0511-archive-facts';

  override up(): void {
    this.addSql(`
      create table archive_facts (
        recording_id uuid primary key references recordings (id) on delete cascade,
        family_id uuid not null references families (id) on delete cascade,
        taken_at timestamptz,
        latitude double precision,
        longitude double precision
      )`);
    this.addSql('create index archive_facts_of_family on archive_facts (family_id)');
  }

  override down(): void {
    this.addSql('drop table archive_facts');
  }
}
