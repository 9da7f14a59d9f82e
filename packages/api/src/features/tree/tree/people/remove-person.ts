import { removeChildren } from '@infinite/gedcom/edit/structure-edits';
import { readIndividual } from '@infinite/gedcom/read/individual';
import { treeRateLimits } from '@infinite/schema/catalogue/tree';
import type { RequestContext } from '#platform/context.ts';
import { requireRight } from '#features/people/families/index.ts';
import { changeTree } from '#features/tree/tree/changes/change-tree.ts';
import type { RecordVersion } from '#features/tree/tree/facts/change-facts.ts';
import { EditSet } from '#features/tree/tree/people/edit-set.ts';
import { dropEmptyUnion, readInto } from '#features/tree/tree/people/empty-union.ts';
import { unionIdsOf } from '#features/tree/tree/people/link-records.ts';
import { lockRecord } from '#features/tree/tree/records/lock-record.ts';
import { nameOf } from '#features/tree/tree/records/name-of.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/** What goes with a person; it comes back when the removal is undone. */
export interface Removed {
  /** By which the removal is undone. */
  readonly changeId: string;
  readonly name: string;
  readonly facts: number;
  readonly media: number;
  readonly connections: number;
}

/**
 * Removes somebody with what is recorded of them. Relatives stay; unions that connect nobody any more go.
 * @throws AppError FORBIDDEN, NOT_FOUND, CONFLICT, RATE_LIMITED
 */
export async function removeTreePerson(
  ctx: RequestContext,
  { id, version }: RecordVersion,
): Promise<Removed> {
  const { familyId, userId } = requireRight(ctx, 'addToTree');
  await ctx.app.rateLimit.take('tree', userId, treeRateLimits.changes);
  return inTransaction(ctx, async (ctx) => {
    const row = await lockRecord(ctx, familyId, { id, version, kinds: ['INDI'] });
    const set = new EditSet(new Map([[id, row]]));
    const record = set.get(id);
    const unions = [...unionIdsOf(record, 'FAMS'), ...unionIdsOf(record, 'FAMC')];
    await readInto(ctx, familyId, { set, ids: unions });
    set.remove(id);
    for (const unionId of unions.filter((union) => set.has(union))) {
      set.change(unionId, (union) => removeChildren(union, ({ pointer }) => pointer === id));
      await dropEmptyUnion(ctx, familyId, { set, unionId });
    }
    const name = nameOf(record);
    const change = { familyId, madeBy: userId, kind: 'PERSON_REMOVED', values: { name } } as const;
    const made = await changeTree(ctx, change, set.edits);
    const individual = readIndividual(record);
    return {
      ...{ changeId: made.id, name, connections: unions.length },
      facts: individual.facts.length,
      media: individual.media.length,
    };
  });
}
