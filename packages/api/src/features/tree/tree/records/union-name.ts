import type { Structure } from '@infinite/gedcom/structure';
import { treeWords as words } from '@infinite/schema/words/tree.en';
import type { RequestContext } from '#platform/context.ts';
import { partnersOf } from '#features/tree/tree/people/link-records.ts';
import { recordsOf } from '#features/tree/tree/records/find-records.ts';
import { nameOf } from '#features/tree/tree/records/name-of.ts';

/** What the history calls a FAM record: the names of its partners. */
export async function unionName(
  ctx: Pick<RequestContext, 'em'>,
  familyId: string,
  union: Structure,
): Promise<string> {
  const ids = partnersOf(union);
  const partners = await recordsOf(ctx, familyId, ids);
  const names = ids.map((id) => partners.get(id)).map((row) => (row ? nameOf(row.structure) : ''));
  return words.couple(names.filter((name) => name !== ''));
}
