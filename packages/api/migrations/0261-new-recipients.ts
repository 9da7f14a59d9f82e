import { Migration } from '@mikro-orm/migrations';

/** When an author first armed a message for an address, so that new ones can be counted by day. */
export class Migration0261 extends Migration {
  override name = '0261-new-recipients';

  override up(): void {
    this.addSql(`
      create table known_recipients (
        author_id uuid not null references users (id) on delete cascade,
        address_key text not null,
        first_at timestamptz not null,
        primary key (author_id, address_key)
      )`);
    this.addSql('create index known_recipients_first on known_recipients (author_id, first_at)');
    // Who is in a message that was ever armed is not new to its author.
    this.addSql(`
      insert into known_recipients (author_id, address_key, first_at)
      select m.author_id, lower(r.email), min(m.created_at)
        from message_recipients r
        join messages m on m.family_id = r.family_id and m.id = r.message_id
       where m.scheduled_at is not null and r.email <> ''
       group by m.author_id, lower(r.email)`);
  }

  override down(): void {
    this.addSql('drop table known_recipients');
  }
}
