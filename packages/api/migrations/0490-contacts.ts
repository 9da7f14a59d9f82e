import { Migration } from '@mikro-orm/migrations';

/** The address book of a family. */
export class Migration0490 extends Migration {
  override name = '0490-contacts';

  override up(): void {
    this.addSql(`
      create table contacts (
        id uuid primary key,
        family_id uuid not null references families (id) on delete cascade,
        added_by uuid references users (id) on delete set null,
        name text not null,
        relation text not null default '',
        emails text not null default '',
        birthday text not null default '',
        time_zone text,
        language text,
        sealed_notes bytea,
        version int not null default 1,
        created_at timestamptz not null,
        updated_at timestamptz not null,
        removed_at timestamptz,
        merged_into uuid
      )`);
    this.addSql(`
      create index contacts_by_name on contacts (family_id, lower(name), id)
        where removed_at is null`);
    this.addSql(`
      create index contacts_search on contacts
        using gin (search_words(family_id, name || ' ' || relation || ' ' || emails))
        where removed_at is null`);
    this.addSql('create index contacts_merged on contacts (merged_into)');
    this.addSql('create index contacts_removed on contacts (removed_at)');
    this.addSql('create index contacts_added_by on contacts (added_by)');
  }

  override down(): void {
    this.addSql('drop table contacts');
  }
}
