import { removeChildren } from '@infinite/gedcom/edit/structure-edits';
import type { RequestContext } from '#platform/context.ts';
import type { EditSet } from '#features/tree/tree/people/edit-set.ts';
import { childIdsOf, partnersOf } from '#features/tree/tree/people/link-records.ts';
import { liveRecordsOf } from '#features/tree/tree/records/find-records.ts';

const links = ['HUSB', 'WIFE', 'CHIL'];

/** Removes a union of the set that connects nobody with anybody and says nothing else. */
export async function dropEmptyUnion(
  ctx: Pick<RequestContext, 'em'>,
  familyId: string,
  { set, unionId }: { set: EditSet; unionId: string },
): Promise<void> {
  const union = set.get(unionId);
  const left = [...partnersOf(union), ...childIdsOf(union)];
  const says = (union.children ?? []).some(({ tag }) => !links.includes(tag));
  if (left.length > 1 || says) return;
  await readInto(ctx, familyId, { set, ids: left });
  for (const id of left) {
    if (!set.has(id)) continue;
    set.change(id, (individual) =>
      removeChildren(
        individual,
        ({ tag, pointer }) => (tag === 'FAMS' || tag === 'FAMC') && pointer === unionId,
      ),
    );
  }
  set.remove(unionId);
}

/** Adds records to a set that does not have them yet. */
export async function readInto(
  ctx: Pick<RequestContext, 'em'>,
  familyId: string,
  { set, ids }: { set: EditSet; ids: readonly string[] },
): Promise<void> {
  const missing = ids.filter((id) => !set.has(id));
  for (const row of (await liveRecordsOf(ctx, familyId, missing)).values()) set.read(row);
}
