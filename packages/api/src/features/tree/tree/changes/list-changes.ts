import { treeLimits as limits } from '@infinite/schema/catalogue/tree';
import { sql } from 'kysely';
import { z } from 'zod';
import type { RequestContext } from '#platform/context.ts';
import { peopleOf, type Relative } from '#features/collaboration/subjects/index.ts';
import { changeInWords } from '#features/tree/tree/changes/change-in-words.ts';
import type { TreeChangeRow } from '#features/tree/tree/changes/tree-change.entity.ts';
import { treeReader } from '#features/tree/tree/living/tree-reader.ts';
import { canMergeTree } from '#features/tree/tree/tree.policy.ts';
import { cursorOf, pageSizeOf, placeOf } from '#platform/database/cursor.ts';
import { rowsOf } from '#platform/database/tables.ts';
import type { ListPage } from '#platform/graphql/connection.ts';

export interface ListedChange extends Pick<TreeChangeRow, 'id' | 'kind' | 'madeAt'> {
  readonly words: string;
  readonly by: Relative | null;
  readonly isUndone: boolean;
  readonly mayUndo: boolean;
}

/**
 * What was done to the tree, or to one record of it, the latest first.
 * @throws AppError FORBIDDEN, INVALID_INPUT
 */
export async function listChanges(
  ctx: RequestContext,
  asked: { recordId?: string | null; first?: number | null; after?: string | null },
): Promise<ListPage<ListedChange>> {
  const { familyId, audience, member } = await treeReader(ctx);
  const size = pageSizeOf(asked.first, limits.changes);
  const [before] = asked.after ? placeOf(asked.after, z.tuple([z.guid()])) : [null];
  const { recordId = null } = asked;
  const isNonsense = recordId !== null && !z.guid().safeParse(recordId).success;
  const rows = isNonsense
    ? []
    : await rowsOf(
        ctx.em,
        sql<TreeChangeRow>`
          select c.* from tree_changes c
          where c.family_id = ${familyId}
            and (${before}::uuid is null or c.id < ${before}::uuid)
            and (${recordId}::uuid is null or exists (
              select 1 from tree_change_records r
              where r.family_id = c.family_id and r.change_id = c.id and r.record_id = ${recordId}))
            and (${audience.seesRestricted} or not exists (
              -- What is confidential now has a confidential past.
              select 1 from tree_change_records r
              join tree_records t on t.family_id = r.family_id and t.id = r.record_id
              where r.family_id = c.family_id and r.change_id = c.id
                and jsonb_path_exists(t.structure,
                  '$.children[*] ? (@.tag == "RESN" && @.payload like_regex "CONFIDENTIAL|PRIVACY")')))
          order by c.id desc limit ${size + 1}`,
      );
  const shown = rows.slice(0, size);
  const person = await peopleOf(
    ctx,
    familyId,
    shown.flatMap(({ madeBy }) => madeBy ?? []),
  );
  const mayUndoAll = canMergeTree(member, member);
  return {
    nodes: shown.map((row) => ({
      ...{ id: row.id, kind: row.kind, madeAt: row.madeAt, words: changeInWords(row) },
      by: row.madeBy === null ? null : person(row.madeBy),
      isUndone: row.undoneBy !== null,
      mayUndo: row.undoneBy === null && (mayUndoAll || row.madeBy === member.userId),
    })),
    hasNextPage: rows.length > size,
    cursorOf: ({ id }) => cursorOf([id]),
  };
}
