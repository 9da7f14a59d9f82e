import { familyLimits } from '@infinite/schema/catalogue/families';
import { FamilyInvitationEntity } from '#features/people/invitations/family-invitation.entity.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

/**
 * Deletes invitations that came to nothing, 90 days after they ended. Of those that were accepted it
 * keeps who invited whom, and empties the rest.
 */
export const purgeClosedInvitations = defineSweep({
  name: 'purge-closed-invitations',
  everySeconds: 86_400,
  run: async ({ clock, em }) => {
    const before = clock.now().subtract({ hours: familyLimits.closedInvitationDays * 24 });
    await em.nativeDelete(FamilyInvitationEntity, {
      acceptedAt: null,
      $or: [{ revokedAt: { $lt: before } }, { expiresAt: { $lt: before } }],
    });
    await em.nativeUpdate(
      FamilyInvitationEntity,
      {
        acceptedAt: { $lt: before },
        $or: [{ email: { $ne: null } }, { name: { $ne: '' } }, { tokenHash: { $ne: null } }],
      },
      { name: '', email: null, emailKey: null, sealedWords: null, tokenHash: null },
    );
  },
});
