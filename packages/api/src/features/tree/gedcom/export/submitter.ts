import { peopleOf } from '#features/collaboration/subjects/index.ts';
import type { RequestContext } from '#platform/context.ts';

/** SUBM needs the name of the member who asks for the file. */
export async function submitterName(
  ctx: RequestContext,
  { familyId, userId }: { readonly familyId: string; readonly userId: string },
): Promise<string> {
  const personOf = await peopleOf(ctx, familyId, [userId]);
  return personOf(userId).name || 'Infinite Connections';
}
