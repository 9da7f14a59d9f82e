import { treeRateLimits } from '@infinite/schema/catalogue/tree';
import { treeWords as words } from '@infinite/schema/words/tree.en';
import { sql } from 'kysely';
import { z } from 'zod';
import type { Structure } from '@infinite/gedcom/structure';
import type { RequestContext } from '#platform/context.ts';
import { requireRight } from '#features/people/families/index.ts';
import { changeInWords, changesInWords } from '#features/tree/tree/changes/change-in-words.ts';
import { changeTree } from '#features/tree/tree/changes/change-tree.ts';
import {
  TreeChangeEntity,
  type TreeChangeRow,
} from '#features/tree/tree/changes/tree-change.entity.ts';
import type { RecordEdit } from '#features/tree/tree/changes/write-records.ts';
import { movedBack, moveLinks } from '#features/tree/tree/merging/moved-links.ts';
import { lockTree, recordsOf } from '#features/tree/tree/records/find-records.ts';
import type { TreeRecord } from '#features/tree/tree/records/tree-record.entity.ts';
import { canMergeTree } from '#features/tree/tree/tree.policy.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

interface BeforeRow {
  readonly recordId: string;
  readonly before: Structure | null;
  readonly wasRemoved: boolean;
  readonly versionAfter: number;
}

/**
 * Makes the records of a change what they were before it. An undo is a change too, and can be undone.
 * @returns the change that undoes it
 * @throws AppError NOT_FOUND, FORBIDDEN, RATE_LIMITED; WRONG_STATE when it was undone already; CONFLICT, naming
 *   what changed the same records since
 */
export async function undoTreeChange(ctx: RequestContext, id: string): Promise<string> {
  const { familyId, userId } = requireRight(ctx, 'addToTree');
  if (!z.guid().safeParse(id).success) throw new AppError('NOT_FOUND');
  await ctx.app.rateLimit.take('tree', userId, treeRateLimits.changes);
  return inTransaction(ctx, async (ctx) => {
    await lockTree(ctx, familyId);
    const change = await findChange(ctx, familyId, id);
    if (change.undoneBy !== null) throw new AppError('WRONG_STATE', { words: words.undoneAlready });
    await requireUntouched(ctx, change);
    const edits = await editsBack(ctx, change);
    const made = await changeTree(
      ctx,
      {
        ...{ familyId, madeBy: userId, kind: 'UNDONE', undoes: id },
        values: { what: changeInWords(change) },
      },
      edits,
    );
    const links = movedBack(change.movedLinks ?? []);
    await moveLinks(ctx, { familyId, changeId: made.id }, links);
    await tables(ctx.em, TreeChangeEntity)
      .updateTable('tree_changes')
      .set({ undoneBy: made.id })
      .where('familyId', '=', familyId)
      .where('id', '=', id)
      .execute();
    // What an undo undid can be undone again once the undo is taken back.
    if (change.undoes !== null) {
      await tables(ctx.em, TreeChangeEntity)
        .updateTable('tree_changes')
        .set({ undoneBy: null })
        .where('familyId', '=', familyId)
        .where('id', '=', change.undoes)
        .execute();
    }
    return made.id;
  });
}

async function findChange(
  ctx: RequestContext,
  familyId: string,
  id: string,
): Promise<TreeChangeRow> {
  const change = await tables(ctx.em, TreeChangeEntity)
    .selectFrom('tree_changes')
    .selectAll()
    .where('familyId', '=', familyId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!change) throw new AppError('NOT_FOUND');
  const { actor } = ctx;
  const isOwn = actor.kind === 'member' && change.madeBy === actor.userId;
  if (!isOwn && !canMergeTree(actor, { familyId })) {
    throw new AppError('FORBIDDEN', { words: words.notOwn });
  }
  return change;
}

/** @throws AppError CONFLICT with the changes that came after it */
async function requireUntouched(
  ctx: RequestContext,
  { familyId, id }: TreeChangeRow,
): Promise<void> {
  const later = await rowsOf(
    ctx.em,
    sql<TreeChangeRow>`
      select distinct c.* from tree_change_records mine
      join tree_change_records r on r.family_id = mine.family_id and r.record_id = mine.record_id
        and r.version_after > mine.version_after
      join tree_changes c on c.family_id = r.family_id and c.id = r.change_id
      where mine.family_id = ${familyId} and mine.change_id = ${id}
        -- A later change and its undo make no difference together.
        and c.undone_by is null and (c.undoes is null or c.undoes < ${id})
      order by c.id desc limit 5`,
  );
  if (later.length === 0) return;
  throw new AppError('CONFLICT', {
    words: words.cannotUndo(await changesInWords(ctx, familyId, later)),
  });
}

/** What was made goes, what was changed is what it was, what was removed comes back. */
async function editsBack(
  ctx: RequestContext,
  { familyId, id }: TreeChangeRow,
): Promise<RecordEdit[]> {
  const rows = await rowsOf(
    ctx.em,
    sql<BeforeRow>`
      select record_id, before, was_removed, version_after from tree_change_records
      where family_id = ${familyId} and change_id = ${id}`,
  );
  const records = await recordsOf(
    ctx,
    familyId,
    rows.map(({ recordId }) => recordId),
  );
  return rows.flatMap(({ recordId, before, wasRemoved }) => {
    const was = records.get(recordId);
    return was ? [editBack(was, before, wasRemoved)] : [];
  });
}

function editBack(was: TreeRecord, before: Structure | null, wasRemoved: boolean): RecordEdit {
  const { id, kind } = was;
  return {
    ...{ id, kind, was, structure: before ?? was.structure },
    isRemoved: before === null || wasRemoved,
  };
}
