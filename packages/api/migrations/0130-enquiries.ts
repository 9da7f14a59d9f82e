import { Migration } from '@mikro-orm/migrations';

/** What people write to the house. A letter outlives the account of the member who wrote it. */
export class Migration0130 extends Migration {
  override name = '0130-enquiries';

  override up(): void {
    this.addSql(`
      create table enquiries (
        id uuid primary key,
        reference text not null unique,
        kind text not null check (kind in ('CONTACT', 'ASSISTANCE', 'RESEARCH', 'PRINTING')),
        topic text,
        name text not null,
        email text not null,
        phone text,
        message text not null,
        details jsonb not null,
        member_id uuid references users (id) on delete set null,
        received_at timestamptz not null,
        answered_at timestamptz,
        check ((kind = 'CONTACT') = (topic is not null))
      )`);
    this.addSql(`create index enquiries_of_kind on enquiries (kind, id desc)`);
    this.addSql(`create index enquiries_open on enquiries (id desc) where answered_at is null`);
    this.addSql(`create index enquiries_received on enquiries (received_at)`);
    this.addSql(
      `create index enquiries_member on enquiries (member_id) where member_id is not null`,
    );
  }

  override down(): void {
    this.addSql('drop table enquiries');
  }
}
