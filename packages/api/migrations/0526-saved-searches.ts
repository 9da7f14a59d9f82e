import { Migration } from '@mikro-orm/migrations';

/** Searches that a member keeps for themselves, with what they were narrowed by. */
export class Migration0526 extends Migration {
  override name = '0526-saved-searches';

  override up(): void {
    this.addSql(`
      create table saved_searches (
        id uuid primary key,
        family_id uuid not null references families (id) on delete cascade,
        user_id uuid not null references users (id) on delete cascade,
        name text not null,
        text text not null,
        filters jsonb not null default '{}',
        created_at timestamptz not null
      )`);
    this.addSql('create index saved_searches_of on saved_searches (user_id, family_id, id)');
    this.addSql('create index saved_searches_of_family on saved_searches (family_id)');
  }

  override down(): void {
    this.addSql('drop table saved_searches');
  }
}
