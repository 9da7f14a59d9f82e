import { familyLimits } from '@infinite/schema/catalogue/families';
import { familyWords } from '@infinite/schema/words/families.en';
import type { RequestContext } from '#platform/context.ts';
import { MembershipEntity } from '#features/people/families/index.ts';
import { FamilyInvitationEntity } from '#features/people/invitations/family-invitation.entity.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** Call after writing, with the family locked. @throws AppError WRONG_STATE */
export async function refuseTooManyPeople(ctx: RequestContext, familyId: string): Promise<void> {
  const members = await ctx.em.count(MembershipEntity, { familyId });
  const open = await ctx.em.count(FamilyInvitationEntity, {
    familyId,
    acceptedAt: null,
    revokedAt: null,
    expiresAt: { $gt: ctx.clock.now() },
  });
  if (members + open > familyLimits.people) {
    throw new AppError('WRONG_STATE', { words: familyWords.tooManyPeople });
  }
}
