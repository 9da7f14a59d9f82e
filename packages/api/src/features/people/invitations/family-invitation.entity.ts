import type { GivenRoleName } from '@infinite/schema/catalogue/families';
import { defineEntity, p } from '@mikro-orm/core';
import { instant } from '#platform/database/instant-type.ts';
import type { RowOf } from '#platform/database/tables.ts';

export const FamilyInvitationEntity = defineEntity({
  name: 'FamilyInvitation',
  tableName: 'family_invitations',
  properties: {
    id: p.uuid().primary(),
    familyId: p.uuid(),
    invitedBy: p.uuid(),
    role: p.text().$type<GivenRoleName>(),
    /** As the owner's list called the person; empty if it did not. */
    name: p.text().default(''),
    /** Null for an invitation by link, which the owner passes on. */
    email: p.text().nullable(),
    emailKey: p.text().nullable(),
    /** The profile that the invited child takes over; null for everyone else. */
    childId: p.uuid().nullable(),
    /** Personal words under the family's key. */
    sealedWords: p.blob().nullable(),
    /** Of the newest link; null until its mail leaves. */
    tokenHash: p.text().nullable(),
    sentAt: instant().nullable(),
    createdAt: instant(),
    expiresAt: instant(),
    acceptedAt: instant().nullable(),
    acceptedBy: p.uuid().nullable(),
    /** When its link died, unless it was accepted or expired. */
    revokedAt: instant().nullable(),
    /** The invited person ended it: `revokedAt` is the same instant then. */
    declinedAt: instant().nullable(),
  },
});

export type FamilyInvitationRow = RowOf<typeof FamilyInvitationEntity>;
