import { treeRateLimits } from '@infinite/schema/catalogue/tree';
import { moveInput } from '@infinite/schema/tree/merge.input';
import { treeWords as words } from '@infinite/schema/words/tree.en';
import type { RequestContext } from '#platform/context.ts';
import { requireRight } from '#features/people/families/index.ts';
import { changeTree } from '#features/tree/tree/changes/change-tree.ts';
import { takeOut } from '#features/tree/tree/people/connect-people.ts';
import { dropEmptyUnion } from '#features/tree/tree/people/empty-union.ts';
import { unionIdsOf } from '#features/tree/tree/people/link-records.ts';
import { placeRelative } from '#features/tree/tree/people/place-relative.ts';
import { unionsNear } from '#features/tree/tree/people/unions-near.ts';
import { nameOf } from '#features/tree/tree/records/name-of.ts';
import { newId } from '#platform/database/id.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/**
 * Moves somebody with their partners and descendants: out of one union of parents, to be a child of another person.
 * @param input see `moveInput`
 * @throws AppError FORBIDDEN, NOT_FOUND, INVALID_INPUT, RATE_LIMITED
 */
export async function moveTreeBranch(ctx: RequestContext, input: unknown): Promise<void> {
  const { id, fromUnionId, to, unionId, apart, pedigree } = parseInput(moveInput, input);
  const { familyId, userId } = requireRight(ctx, 'mergeTree');
  await ctx.app.rateLimit.take('tree', userId, treeRateLimits.changes);
  await inTransaction(ctx, async (ctx) => {
    const set = await unionsNear(ctx, familyId, [id, to]);
    if (!set.has(fromUnionId)) throw new AppError('NOT_FOUND');
    // As a partner they would leave their descendants behind.
    if (!unionIdsOf(set.get(id), 'FAMC').includes(fromUnionId)) {
      throw new AppError('INVALID_INPUT', { words: words.notConnected });
    }
    takeOut(set, id, fromUnionId);
    placeRelative(set, {
      ...{ id, anchor: to, relation: 'CHILD', apart, newId },
      ...{ unionId: unionId ?? null, pedigree: pedigree ?? null },
    });
    await dropEmptyUnion(ctx, familyId, { set, unionId: fromUnionId });
    const values = { name: nameOf(set.get(id)), other: nameOf(set.get(to)) };
    await changeTree(ctx, { familyId, madeBy: userId, kind: 'BRANCH_MOVED', values }, set.edits);
  });
}
