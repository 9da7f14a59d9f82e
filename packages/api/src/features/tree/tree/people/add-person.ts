import { treeRateLimits } from '@infinite/schema/catalogue/tree';
import {
  newPersonInput,
  relationInput,
  type NewRelation,
} from '@infinite/schema/tree/person.input';
import { treeWords as words } from '@infinite/schema/words/tree.en';
import type { RequestContext } from '#platform/context.ts';
import { requireRight } from '#features/people/families/index.ts';
import { changeTree } from '#features/tree/tree/changes/change-tree.ts';
import { EditSet } from '#features/tree/tree/people/edit-set.ts';
import { newPerson } from '#features/tree/tree/people/new-person.ts';
import { placeRelative } from '#features/tree/tree/people/place-relative.ts';
import { nameOf } from '#features/tree/tree/records/name-of.ts';
import { unionsNear } from '#features/tree/tree/people/unions-near.ts';
import { newId } from '#platform/database/id.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/**
 * Adds somebody, alone or beside a person who is in the tree: into the union that suits, or a new one.
 * @param input see `newPersonInput`
 * @param relation see `relationInput`; null: beside nobody
 * @returns the id of the individual
 * @throws AppError FORBIDDEN, NOT_FOUND, INVALID_INPUT, RATE_LIMITED
 */
export async function addTreePerson(
  ctx: RequestContext,
  input: unknown,
  relation: unknown = null,
): Promise<string> {
  const person = parseInput(newPersonInput, input);
  const placed =
    relation === null || relation === undefined ? null : parseInput(relationInput, relation);
  const record = newPerson(newId(), person);
  const { familyId, userId } = requireRight(ctx, 'addToTree');
  await ctx.app.rateLimit.take('tree', userId, treeRateLimits.changes);
  return inTransaction(ctx, async (ctx) => {
    const id = record.xref;
    const set = await recordsBeside(ctx, familyId, placed);
    set.add(record);
    if (placed) {
      placeRelative(set, {
        ...{ id, newId, relation: placed.kind, anchor: placed.to },
        ...{ unionId: placed.unionId ?? null, pedigree: placed.pedigree ?? null },
        apart: placed.apart,
      });
    }
    const values = {
      name: nameOf(record),
      ...(placed && {
        other: nameOf(set.get(placed.to)),
        relation: words.relations[placed.kind],
      }),
    };
    const change = { familyId, madeBy: userId, kind: 'PERSON_ADDED', values } as const;
    await changeTree(ctx, change, set.edits);
    return id;
  });
}

async function recordsBeside(
  ctx: RequestContext,
  familyId: string,
  placed: NewRelation | null,
): Promise<EditSet> {
  return placed ? unionsNear(ctx, familyId, [placed.to]) : new EditSet();
}
