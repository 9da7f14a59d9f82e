import { Migration } from '@mikro-orm/migrations';

/**
 * When and where the items of a family were taken: what their files say, what members say, and every
 * version of that. A sweep fills it for recordings that are there already.
 */
export class Migration0505 extends Migration {
  override name = '0505-item-facts';

  override up(): void {
    this.addSql(`
      create table item_facts (
        recording_id uuid primary key references recordings (id) on delete cascade,
        family_id uuid not null references families (id) on delete cascade,
        taken_precision text not null,
        taken_local text collate "C" not null,
        taken_offset text,
        taken_by text,
        place_name text not null default '',
        latitude double precision,
        longitude double precision,
        known jsonb not null,
        version int not null default 0,
        updated_at timestamptz not null
      )`);
    // The timeline of a family, and its counts without the rows.
    this.addSql(`
      create index item_facts_in_order on item_facts (family_id, taken_local, recording_id)`);
    this.addSql(`
      create table item_fact_edits (
        recording_id uuid not null references recordings (id) on delete cascade,
        version int not null,
        family_id uuid not null references families (id) on delete cascade,
        edited_by uuid references users (id) on delete set null,
        edited_at timestamptz not null,
        taken_precision text,
        taken_local text,
        taken_offset text,
        place_name text,
        primary key (recording_id, version)
      )`);
    this.addSql('create index item_fact_edits_of_family on item_fact_edits (family_id)');
    this.addSql('create index item_fact_edits_of_user on item_fact_edits (edited_by)');
    this.addSql(`alter table recordings add column preparation smallint not null default 0`);
    this.addSql('create index recordings_by_preparation on recordings (preparation, id)');
  }

  override down(): void {
    this.addSql('alter table recordings drop column preparation');
    this.addSql('drop table item_fact_edits');
    this.addSql('drop table item_facts');
  }
}
