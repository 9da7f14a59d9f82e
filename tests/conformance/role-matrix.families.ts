import { randomUUID } from 'node:crypto';
import type { Classified } from './role-matrix.classification.ts';
import { marker } from './role-matrix.fixture.ts';

const noToken = 'A'.repeat(43);
const input = { role: 'VIEWER', words: 'Come and listen' };

/** Families, their people and invitations. */
export const familyOperations: Record<string, Classified> = {
  families: { access: 'own' },
  familyMembers: { access: 'own', needs: 'seePeople' },
  ownershipOffer: { access: 'own', needs: 'seePeople' },
  startFamily: { access: 'own', make: () => ({ name: 'A second family' }) },
  renameFamily: { access: 'own', needs: 'renameFamily', make: () => ({ name: 'Another name' }) },
  removeFamilyPicture: { access: 'own', needs: 'renameFamily' },
  switchFamily: {
    access: 'object',
    family: true,
    ofAccount: true,
    formerToo: true,
    make: ({ owner }) => ({ id: owner.familyId }),
  },
  changeMemberRole: {
    access: 'object',
    family: ['owner'],
    make: ({ relativeId }) => ({ id: relativeId, role: 'VIEWER' }),
  },
  offerFamily: {
    access: 'object',
    family: ['owner'],
    make: ({ relativeId }) => ({ id: relativeId }),
  },
  removeMember: {
    access: 'object',
    family: ['owner'],
    make: ({ relativeId }) => ({ id: relativeId }),
  },
  withdrawFamilyOffer: { access: 'own', needs: 'transferFamily' },
  answerFamilyOffer: {
    access: 'own',
    make: () => ({ accepted: true }),
    ownerMayGet: ['NOT_FOUND'],
  },
  // The owner has to hand the family over first.
  leaveFamily: { access: 'own', ownerMayGet: ['FORBIDDEN'] },

  familyInvitations: { access: 'own', family: ['owner'], needs: 'managePeople' },
  inviteByMail: {
    access: 'own',
    family: ['owner'],
    needs: 'managePeople',
    make: () => ({ input: { ...input, people: `n${randomUUID()}@example.org` } }),
  },
  inviteByLink: {
    access: 'own',
    family: ['owner'],
    needs: 'managePeople',
    make: () => ({ input }),
  },
  resendInvitation: {
    access: 'object',
    family: ['owner'],
    make: ({ invitationId }) => ({ id: invitationId }),
  },
  revokeInvitation: {
    access: 'object',
    family: ['owner'],
    make: ({ invitationId }) => ({ id: invitationId }),
  },
  invitation: { access: 'link', make: () => ({ token: noToken }) },
  acceptInvitation: { access: 'link', make: () => ({ token: noToken }) },

  home: { access: 'own' },
  passOnboardingStep: { access: 'own', make: () => ({ step: 'VOICE' }) },
  closeOnboarding: { access: 'own' },
  search: { access: 'own', family: true, make: () => ({ text: marker }) },
  savedSearches: { access: 'own' },
  saveSearch: { access: 'own', make: () => ({ name: 'The lake', text: 'lake' }) },
  renameSearch: {
    access: 'object',
    ofAccount: true,
    make: ({ savedSearchId }) => ({ id: savedSearchId, name: 'taken over' }),
  },
  deleteSearch: {
    access: 'object',
    ofAccount: true,
    make: ({ savedSearchId }) => ({ id: savedSearchId }),
  },
};
