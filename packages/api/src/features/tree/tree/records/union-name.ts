import type { Structure } from '@infinite/gedcom/structure';
import type { RequestContext } from '#platform/context.ts';
import { partnersOf } from '#features/tree/tree/people/link-records.ts';
import { namesOf } from '#features/tree/tree/records/name-of.ts';

/** What the history calls a FAM record: the names of its partners. */
export function unionName(
  ctx: Pick<RequestContext, 'em'>,
  familyId: string,
  union: Structure,
): Promise<string> {
  return namesOf(ctx, familyId, partnersOf(union));
}
