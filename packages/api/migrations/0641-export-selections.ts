import { Migration } from '@mikro-orm/migrations';

/** Accounts that an administrator chose for an export: more of them than an address can carry. */
export class Migration0641 extends Migration {
  override name = '0641-export-selections';

  override up(): void {
    this.addSql(`
      create table export_selections (
        id uuid primary key,
        made_by uuid not null references users (id) on delete cascade,
        made_at timestamptz not null,
        user_ids uuid[] not null
      )`);
    this.addSql('create index export_selections_made_by on export_selections (made_by)');
    this.addSql('create index export_selections_made_at on export_selections (made_at)');
  }

  override down(): void {
    this.addSql('drop table export_selections');
  }
}
