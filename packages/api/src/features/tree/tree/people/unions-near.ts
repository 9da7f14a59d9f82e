import type { RequestContext } from '#platform/context.ts';
import { EditSet } from '#features/tree/tree/people/edit-set.ts';
import { unionIdsOf } from '#features/tree/tree/people/link-records.ts';
import { liveRecordsOf, lockTree } from '#features/tree/tree/records/find-records.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Holds the tree and reads people with their unions, for a change of how they are connected.
 * @throws AppError NOT_FOUND for what is no individual of the family
 */
export async function unionsNear(
  ctx: RequestContext,
  familyId: string,
  ids: readonly string[],
): Promise<EditSet> {
  await lockTree(ctx, familyId);
  const people = await liveRecordsOf(ctx, familyId, ids);
  for (const id of ids) if (people.get(id)?.kind !== 'INDI') throw new AppError('NOT_FOUND');
  const unions = [...people.values()].flatMap(({ structure }) => [
    ...unionIdsOf(structure, 'FAMS'),
    ...unionIdsOf(structure, 'FAMC'),
  ]);
  const found = await liveRecordsOf(ctx, familyId, unions);
  return new EditSet(new Map([...people, ...found]));
}
