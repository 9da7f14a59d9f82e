import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { familyHasSnapshots } from '#features/messages/delivery/index.ts';
import { destroyFamilyKeys } from '#features/people/families/index.ts';
import { familyHasRecordings } from '#features/recordings/recordings/index.ts';

/** Destroys the keys of families without members, unless a recording or a delivery needs one; see there. */
export async function destroyEndedKeys(
  ctx: RequestContext,
  ended: readonly string[],
): Promise<string[]> {
  const hasContent = sql<boolean>`${familyHasRecordings('f.id')} or ${familyHasSnapshots('f.id')}`;
  return destroyFamilyKeys(ctx, ended, hasContent);
}
