import { treeWords as words } from '@infinite/schema/words/tree.en';
import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import type { TreeChangeRow } from '#features/tree/tree/changes/tree-change.entity.ts';
import { changesInWords } from '#features/tree/tree/changes/change-in-words.ts';
import type { TreeRecord } from '#features/tree/tree/records/tree-record.entity.ts';
import { rowsOf } from '#platform/database/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** Changes that are named at most; the rest goes without saying. */
const named = 5;

/** The refusal to write over what others changed since this version: it names who changed what. */
export async function staleRefusal(
  ctx: RequestContext,
  { familyId, id, version }: TreeRecord,
  seen: number,
): Promise<AppError> {
  const changes = await rowsOf(
    ctx.em,
    sql<TreeChangeRow>`
      select c.* from tree_change_records r
      join tree_changes c on c.family_id = r.family_id and c.id = r.change_id
      where r.family_id = ${familyId} and r.record_id = ${id} and r.version_after > ${seen}
      order by r.version_after limit ${named}`,
  );
  return new AppError('CONFLICT', {
    words: words.stale(await changesInWords(ctx, familyId, changes)),
    fields: { version: String(version) },
  });
}
