import { Migration } from '@mikro-orm/migrations';

/** Items by the day of the year they were taken on, and what a member does not want to be shown of them. */
export class Migration0519 extends Migration {
  override name = '0519-on-this-day';

  override up(): void {
    this.addSql(`
      create index item_facts_by_day on item_facts (family_id, substr(taken_local, 6, 5), taken_local)
        where taken_precision in ('INSTANT', 'DAY', 'MONTH')`);
    this.addSql(`
      create table on_this_day_hidden (
        id uuid primary key,
        user_id uuid not null references users (id) on delete cascade,
        family_id uuid not null references families (id) on delete cascade,
        month_day text,
        contact_id uuid references contacts (id) on delete cascade,
        member_id uuid references users (id) on delete cascade,
        child_id uuid references children (id) on delete cascade,
        hidden_at timestamptz not null,
        constraint on_this_day_hides_one_thing
          check (num_nonnulls(month_day, contact_id, member_id, child_id) = 1),
        constraint on_this_day_hides_once
          unique nulls not distinct (user_id, family_id, month_day, contact_id, member_id, child_id)
      )`);
    for (const column of ['family_id', 'contact_id', 'member_id', 'child_id']) {
      this.addSql(`create index on_this_day_hidden_by_${column} on on_this_day_hidden (${column})`);
    }
  }

  override down(): void {
    this.addSql('drop table on_this_day_hidden');
    this.addSql('drop index item_facts_by_day');
  }
}
