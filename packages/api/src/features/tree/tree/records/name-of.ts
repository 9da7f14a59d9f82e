import { readName } from '@infinite/gedcom/names/name';
import type { Structure } from '@infinite/gedcom/structure';
import { firstBelow } from '@infinite/gedcom/structure-queries';
import { treeWords as words } from '@infinite/schema/words/tree.en';
import type { RequestContext } from '#platform/context.ts';
import { recordsOf } from '#features/tree/tree/records/find-records.ts';

/** What the history calls an INDI record; '' without a name. */
export function nameOf(individual: Structure): string {
  const name = firstBelow(individual, 'NAME');
  return name ? readName(name).display : '';
}

/** The names of some people together. */
export async function namesOf(
  ctx: Pick<RequestContext, 'em'>,
  familyId: string,
  ids: readonly string[],
): Promise<string> {
  const rows = await recordsOf(ctx, familyId, ids);
  const names = ids.flatMap((id) => rows.get(id) ?? []).map(({ structure }) => nameOf(structure));
  return words.couple(names.filter((name) => name !== ''));
}
