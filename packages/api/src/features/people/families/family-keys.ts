import type { RequestContext } from '#context.ts';
import { wrappedKeysOf } from '#features/people/families/find-families.ts';

/** The keys of many families, unwrapped, in one query. Families that do not exist are left out. */
export async function familyKeys(
  ctx: RequestContext,
  familyIds: readonly string[],
): Promise<Map<string, Buffer>> {
  const rows = await wrappedKeysOf(ctx.em, familyIds);
  return new Map(
    rows.map(({ familyId, wrappedKey }) => [
      familyId,
      ctx.app.keys.unwrapFamilyKey(familyId, wrappedKey),
    ]),
  );
}
