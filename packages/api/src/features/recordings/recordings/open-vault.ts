import type { RequestContext } from '#platform/context.ts';
import { familyKey } from '#features/people/families/index.ts';
import { FamilyVault } from '#features/recordings/recordings/family-vault.ts';

/** Call only after the policy allowed the access. */
export async function openVault(ctx: RequestContext, familyId: string): Promise<FamilyVault> {
  return new FamilyVault(ctx.app.blobs, await familyKey(ctx, familyId));
}
