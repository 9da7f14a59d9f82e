import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { rowsOf } from '#platform/database/tables.ts';

const tables = [
  ...['tree_differences', 'tree_change_records', 'tree_changes', 'tree_people', 'tree_citations'],
  ...['tree_media_links', 'tree_media', 'tree_events', 'tree_pedigrees', 'tree_union_people'],
  ...['tree_unions', 'tree_name_words', 'tree_individuals', 'tree_records', 'trees'],
];

/**
 * For an account that is deleted: nobody in a tree is its member any more. Trees of families that go on stay as they
 * are; those of families that nobody belongs to any more are deleted.
 * @param ended families without members
 */
export async function forgetInTrees(
  { em }: Pick<RequestContext, 'em'>,
  userId: string,
  ended: readonly string[],
): Promise<void> {
  await rowsOf(em, sql`update tree_people set member_id = null where member_id = ${userId}`);
  if (ended.length === 0) return;
  for (const table of tables) {
    await rowsOf(
      em,
      sql`delete from ${sql.table(table)} where family_id = any(${[...ended]}::uuid[])`,
    );
  }
}
