import { Migration } from '@mikro-orm/migrations';

/** Who is in an item, as members say: an entry of the address book, a member or a child. */
export class Migration0517 extends Migration {
  override name = '0517-people-in-items';

  override up(): void {
    this.addSql(`
      create table item_people (
        id uuid primary key,
        family_id uuid not null references families (id) on delete cascade,
        recording_id uuid not null references recordings (id) on delete cascade,
        contact_id uuid references contacts (id) on delete cascade,
        user_id uuid references users (id) on delete cascade,
        child_id uuid references children (id) on delete cascade,
        x real,
        y real,
        tagged_by uuid references users (id) on delete set null,
        created_at timestamptz not null,
        constraint item_people_is_one_person check (num_nonnulls(contact_id, user_id, child_id) = 1),
        constraint item_people_point check ((x is null) = (y is null)
          and coalesce(x, 0) between 0 and 100 and coalesce(y, 0) between 0 and 100)
      )`);
    for (const column of ['contact_id', 'user_id', 'child_id']) {
      this.addSql(`
        create unique index item_people_by_${column} on item_people (${column}, recording_id)
          where ${column} is not null`);
    }
    this.addSql('create index item_people_of_recording on item_people (recording_id)');
    this.addSql('create index item_people_of_family on item_people (family_id)');
    this.addSql('create index item_people_of_tagger on item_people (tagged_by)');
  }

  override down(): void {
    this.addSql('drop table item_people');
  }
}
