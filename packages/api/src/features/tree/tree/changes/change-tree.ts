import type { TreeChangeKindName } from '@infinite/schema/catalogue/tree';
import { treeLimits } from '@infinite/schema/catalogue/tree';
import { treeWords as words } from '@infinite/schema/words/tree.en';
import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { recordTreeEvent } from '#features/tree/tree/changes/record-tree-event.ts';
import { TreeChangeEntity } from '#features/tree/tree/changes/tree-change.entity.ts';
import {
  writeRecords,
  type OpenChange,
  type RecordEdit,
} from '#features/tree/tree/changes/write-records.ts';
import { presumeDeaths } from '#features/tree/tree/living/presume-deaths.ts';
import { lockTree } from '#features/tree/tree/records/find-records.ts';
import { TreeEntity } from '#features/tree/tree/records/tree-record.entity.ts';
import { publishLive } from '#features/notices/live/index.ts';
import { newId } from '#platform/database/id.ts';
import { rowsOf, tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

export interface NewChange {
  readonly familyId: string;
  readonly madeBy: string | null;
  readonly kind: TreeChangeKindName;
  /** For the words that describe it in the history. */
  readonly values: Readonly<Record<string, string>>;
  readonly undoes?: string;
  readonly importId?: string;
}

export interface MadeChange {
  readonly id: string;
  readonly treeVersion: number;
}

/** The only way to change a tree that is being read and changed by others. */
type Writer = Pick<RequestContext, 'app' | 'em' | 'clock'>;

/**
 * Changes a tree: records, ledger, derived rows, the tree's version and what members hear of it, in one
 * transaction. Checks no right: that is for the use case, on the records as they were read after `lockTree`.
 * @throws AppError CONFLICT when a record is no longer what `was` says; INVALID_INPUT for too many people
 */
export async function changeTree(
  ctx: RequestContext,
  change: NewChange,
  edits: readonly RecordEdit[],
): Promise<MadeChange> {
  return inTransaction(ctx, async (ctx) => {
    const open = await openChange(ctx, change);
    await writeRecords(ctx, open, edits);
    const ofPeople = edits.filter(({ kind }) => kind === 'INDI' || kind === 'FAM');
    return closeChange(ctx, open, {
      touched: ofPeople.map(({ id }) => id),
      person: edits.find(({ kind, isRemoved }) => kind === 'INDI' && !isRemoved)?.id ?? null,
      addsPeople: edits.some(({ kind, was }) => kind === 'INDI' && was === null),
    });
  });
}

/** Begins a change of many records, which are then written in batches by `writeRecords`. Call inside a transaction. */
export async function openChange(
  ctx: Writer,
  { familyId, madeBy, kind, values, undoes, importId }: NewChange,
): Promise<OpenChange & { readonly treeVersion: number }> {
  const treeVersion = (await lockTree(ctx, familyId)) + 1;
  const id = newId();
  await tables(ctx.em, TreeChangeEntity)
    .insertInto('tree_changes')
    .values({
      ...{ familyId, id, kind, madeBy, treeVersion, undoes: undoes ?? null, undoneBy: null },
      ...{ madeAt: ctx.clock.now(), wordsValues: values, movedLinks: null },
    })
    .execute();
  return { id, familyId, madeBy, importId: importId ?? null, treeVersion };
}

/**
 * Ends it: the living rule, the limit of people, the version, and what members hear.
 * @param touched records of people and unions that changed; null: recompute the whole tree
 */
export async function closeChange(
  ctx: Writer,
  open: OpenChange & { readonly treeVersion: number },
  {
    touched,
    person,
    addsPeople,
  }: { touched: readonly string[] | null; person: string | null; addsPeople: boolean },
): Promise<MadeChange> {
  const { familyId, treeVersion } = open;
  if (addsPeople) await requireRoom(ctx, familyId);
  await presumeDeaths(ctx, familyId, touched);
  await tables(ctx.em, TreeEntity)
    .updateTable('trees')
    .set({ version: treeVersion, updatedAt: ctx.clock.now() })
    .where('familyId', '=', familyId)
    .execute();
  await publishLive(ctx.em, { to: { familyId }, kind: 'tree', id: null });
  await recordTreeEvent(ctx, open, person);
  return { id: open.id, treeVersion };
}

async function requireRoom(ctx: Writer, familyId: string): Promise<void> {
  const [row] = await rowsOf(
    ctx.em,
    sql<{ count: number }>`
      select count(*) as count from tree_individuals where family_id = ${familyId}`,
  );
  if ((row?.count ?? 0) > treeLimits.people) {
    throw new AppError('INVALID_INPUT', { words: words.tooManyPeople });
  }
}
