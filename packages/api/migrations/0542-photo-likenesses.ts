import { Migration } from '@mikro-orm/migrations';

/** What photos look like, in four parts that are each looked up, and which items are alike. */
export class Migration0542 extends Migration {
  override name = '0542-photo-likenesses';

  override up(): void {
    this.addSql(`
      create table photo_likenesses (
        recording_id uuid primary key references recordings (id) on delete cascade,
        family_id uuid not null references families (id) on delete cascade,
        width integer not null,
        height integer not null,
        part_a integer,
        part_b integer,
        part_c integer,
        part_d integer,
        check (num_nulls(part_a, part_b, part_c, part_d) in (0, 4))
      )`);
    for (const part of ['a', 'b', 'c', 'd']) {
      this.addSql(`
        create index photo_likenesses_part_${part}
        on photo_likenesses (family_id, part_${part})`);
    }
    this.addSql(`
      create table alike_items (
        first_id uuid not null references recordings (id) on delete cascade,
        second_id uuid not null references recordings (id) on delete cascade,
        family_id uuid not null references families (id) on delete cascade,
        is_same_file boolean not null,
        distance smallint not null,
        different_at timestamptz,
        different_by uuid references users (id) on delete set null,
        primary key (first_id, second_id),
        check (first_id < second_id)
      )`);
    this.addSql('create index alike_items_second on alike_items (second_id)');
    this.addSql(`
      create index alike_items_open on alike_items (family_id, first_id)
      where different_at is null`);
    this.addSql('create index alike_items_by_user on alike_items (different_by)');
  }

  override down(): void {
    this.addSql('drop table alike_items');
    this.addSql('drop table photo_likenesses');
  }
}
