import { Migration } from '@mikro-orm/migrations';

/** Calendars of the days that return in a family tree, and how far members were notified of them. */
export class Migration0593 extends Migration {
  override name = '0593-anniversaries';

  override up(): void {
    this.addSql(`
      create table tree_calendars (
        id uuid primary key,
        family_id uuid not null references families (id) on delete cascade,
        user_id uuid not null references users (id) on delete cascade,
        name text not null,
        kinds jsonb not null,
        token_hash text not null unique,
        created_at timestamptz not null,
        last_read_at timestamptz
      )`);
    this.addSql('create index tree_calendars_of_member on tree_calendars (family_id, user_id, id)');
    this.addSql('create index tree_calendars_of_user on tree_calendars (user_id)');
    this.addSql(`
      create table anniversary_notices (
        family_id uuid primary key references families (id) on delete cascade,
        through date not null
      )`);
  }

  override down(): void {
    this.addSql('drop table anniversary_notices');
    this.addSql('drop table tree_calendars');
  }
}
