import type { RequestContext } from '#platform/context.ts';
import { ContactEntity } from '#features/relatives/contacts/contact.entity.ts';

/** Deletes the address books of families that nobody belongs to any more. */
export async function forgetContacts(
  ctx: RequestContext,
  familyIds: readonly string[],
): Promise<void> {
  await ctx.em.nativeDelete(ContactEntity, { familyId: { $in: [...familyIds] } });
}
