import { unlinkChild, unlinkPartner } from '@infinite/gedcom/edit/edit-links';
import { treeRateLimits } from '@infinite/schema/catalogue/tree';
import { connectionInput, disconnectionInput } from '@infinite/schema/tree/connect.input';
import { treeWords as words } from '@infinite/schema/words/tree.en';
import type { RequestContext } from '#platform/context.ts';
import { requireRight } from '#features/people/families/index.ts';
import { changeTree } from '#features/tree/tree/changes/change-tree.ts';
import type { EditSet } from '#features/tree/tree/people/edit-set.ts';
import { dropEmptyUnion } from '#features/tree/tree/people/empty-union.ts';
import { childIdsOf, partnersOf } from '#features/tree/tree/people/link-records.ts';
import { placeRelative } from '#features/tree/tree/people/place-relative.ts';
import { unionsNear } from '#features/tree/tree/people/unions-near.ts';
import { edited } from '#features/tree/tree/records/edit-record.ts';
import { nameOf, namesOf } from '#features/tree/tree/records/name-of.ts';
import { requireOwn } from '#features/tree/tree/records/require-own.ts';
import { newId } from '#platform/database/id.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/**
 * Connects two people who are in the tree: `id` becomes a relative of `to`. Somebody may become their own
 * ancestor; warnings say so.
 * @param input see `connectionInput`
 * @throws AppError FORBIDDEN, NOT_FOUND, INVALID_INPUT, RATE_LIMITED
 */
export async function connectTreePeople(ctx: RequestContext, input: unknown): Promise<void> {
  const { id, kind, to, unionId, apart, pedigree } = parseInput(connectionInput, input);
  const { familyId, userId } = requireRight(ctx, 'addToTree');
  await ctx.app.rateLimit.take('tree', userId, treeRateLimits.changes);
  await inTransaction(ctx, async (ctx) => {
    const set = await unionsNear(ctx, familyId, [id, to]);
    placeRelative(set, {
      ...{ id, anchor: to, relation: kind, apart, newId },
      ...{ unionId: unionId ?? null, pedigree: pedigree ?? null },
    });
    if (set.edits.length === 0) {
      throw new AppError('INVALID_INPUT', { words: words.alreadyConnected });
    }
    const values = {
      name: nameOf(set.get(id)),
      other: nameOf(set.get(to)),
      relation: words.relations[kind],
    };
    await changeTree(ctx, { familyId, madeBy: userId, kind: 'CONNECTED', values }, set.edits);
  });
}

/**
 * Takes somebody out of a union, as a partner or as a child. A union that then connects nobody and says
 * nothing is removed.
 * @param input see `disconnectionInput`
 * @throws AppError FORBIDDEN, NOT_FOUND, INVALID_INPUT, RATE_LIMITED
 */
export async function disconnectTreePeople(ctx: RequestContext, input: unknown): Promise<void> {
  const { id, unionId } = parseInput(disconnectionInput, input);
  const { familyId, userId } = requireRight(ctx, 'addToTree');
  await ctx.app.rateLimit.take('tree', userId, treeRateLimits.changes);
  await inTransaction(ctx, async (ctx) => {
    const set = await unionsNear(ctx, familyId, [id]);
    if (!set.has(unionId)) throw new AppError('NOT_FOUND');
    requireOwn(ctx, set, [id, unionId]);
    takeOut(set, id, unionId);
    const others = [...partnersOf(set.get(unionId)), ...childIdsOf(set.get(unionId))];
    const values = {
      name: nameOf(set.get(id)),
      other: await namesOf(ctx, familyId, others),
    };
    await dropEmptyUnion(ctx, familyId, { set, unionId });
    await changeTree(ctx, { familyId, madeBy: userId, kind: 'DISCONNECTED', values }, set.edits);
  });
}

/** Out of the places that the union has for them. @throws AppError INVALID_INPUT for somebody who has none */
export function takeOut(set: EditSet, id: string, unionId: string): void {
  const pair = { union: set.get(unionId), individual: set.get(id) };
  const changed = edited(() => unlinkChild(unlinkPartner(pair)));
  if (changed.union === pair.union && changed.individual === pair.individual) {
    throw new AppError('INVALID_INPUT', { words: words.notConnected });
  }
  set.put(changed.union);
  set.put(changed.individual);
}
