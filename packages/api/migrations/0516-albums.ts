import { Migration } from '@mikro-orm/migrations';

/** Albums of a family, and the items in them. An item may be in many. */
export class Migration0516 extends Migration {
  override name = '0516-albums';

  override up(): void {
    this.addSql(`
      create table albums (
        id uuid primary key,
        family_id uuid not null references families (id) on delete cascade,
        created_by uuid references users (id) on delete set null,
        title text not null,
        sealed_description bytea,
        cover_id uuid references recordings (id) on delete set null,
        arrangement text not null default 'DATE',
        created_at timestamptz not null,
        updated_at timestamptz not null
      )`);
    this.addSql('create index albums_of_family on albums (family_id, id)');
    this.addSql('create index albums_of_user on albums (created_by)');
    this.addSql('create index albums_by_cover on albums (cover_id)');
    this.addSql(`
      create table album_items (
        album_id uuid not null references albums (id) on delete cascade,
        recording_id uuid not null references recordings (id) on delete cascade,
        family_id uuid not null references families (id) on delete cascade,
        position double precision not null,
        primary key (album_id, recording_id)
      )`);
    this.addSql(
      'create index album_items_in_order on album_items (album_id, position, recording_id)',
    );
    this.addSql('create index album_items_of_recording on album_items (recording_id)');
    this.addSql('create index album_items_of_family on album_items (family_id)');
  }

  override down(): void {
    this.addSql('drop table album_items');
    this.addSql('drop table albums');
  }
}
