import { Migration } from '@mikro-orm/migrations';

/** Rows that exist only together with a record of the same tree; most of what an import writes. */
const derived = [
  ...['tree_change_records', 'tree_citations', 'tree_events', 'tree_individuals', 'tree_media'],
  ...['tree_media_links', 'tree_name_words', 'tree_pedigrees', 'tree_union_people', 'tree_unions'],
];

/**
 * A foreign key to the family asks once a row, a tenth of the time of an import. These rows are written by
 * `writeRecords` alone, which holds the family's row of `trees`; they are deleted with it.
 */
export class Migration0577 extends Migration {
  override name = '0577-trees-without-checks-of-rows';

  override up(): void {
    for (const table of derived) {
      this.addSql(`alter table ${table} drop constraint ${table}_family_id_fkey`);
    }
    this.addSql(`
      create function delete_rows_of_tree() returns trigger language plpgsql as $$
      begin
        ${derived.map((table) => `delete from ${table} where family_id = old.family_id;`).join('\n        ')}
        return null;
      end $$`);
    this.addSql(`
      create trigger trees_take_their_rows_along after delete on trees
      for each row execute function delete_rows_of_tree()`);
  }

  override down(): void {
    this.addSql('drop trigger trees_take_their_rows_along on trees');
    this.addSql('drop function delete_rows_of_tree');
    for (const table of derived) {
      this.addSql(`alter table ${table} add constraint ${table}_family_id_fkey
        foreign key (family_id) references families (id) on delete cascade`);
    }
  }
}
