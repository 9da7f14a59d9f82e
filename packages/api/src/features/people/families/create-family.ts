import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import { familyKeyOwner } from '#features/people/families/family-key-owner.ts';
import { FamilyEntity, MembershipEntity } from '#features/people/families/family.entity.ts';
import { announceMember } from '#features/people/families/member-joined.ts';
import { newId } from '#platform/database/id.ts';

interface NewFamily {
  name: string;
  ownerId: string;
  /** Makes it a sample, for good. */
  sampleUntil?: Temporal.Instant | null;
}

/**
 * Makes a family with a key of its own; the user is its owner. Call inside the transaction that
 * makes the user.
 */
export async function createFamily(
  ctx: RequestContext,
  { name, ownerId, sampleUntil = null }: NewFamily,
): Promise<string> {
  const id = newId();
  const createdAt = ctx.clock.now();
  const { wrapped: wrappedKey } = ctx.app.keys.newKey(familyKeyOwner(id));
  await ctx.em.insert(FamilyEntity, { id, name, wrappedKey, createdAt, sampleUntil });
  await ctx.em.insert(MembershipEntity, {
    familyId: id,
    userId: ownerId,
    role: 'owner',
    createdAt,
  });
  await announceMember(ctx, { familyId: id, userId: ownerId, role: 'owner' });
  return id;
}
