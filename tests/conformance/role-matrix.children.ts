import { randomUUID } from 'node:crypto';
import type { Classified } from './role-matrix.classification.ts';

const profile = { name: 'Mia', birthday: '2020-03-04' };

/** Profiles of children: the fixture's is the owner's own, and old enough to take over. */
export const childOperations: Record<string, Classified> = {
  children: { access: 'own', family: true },
  childVoices: { access: 'object', make: ({ childId }) => ({ id: childId, first: 50 }) },
  addChild: {
    access: 'own',
    needs: 'addChildren',
    make: () => ({ input: { ...profile, clientId: randomUUID(), consentVersion: 1 } }),
  },
  updateChild: { access: 'object', make: ({ childId }) => ({ id: childId, input: profile }) },
  withdrawConsent: { access: 'object', make: ({ childId }) => ({ id: childId }) },
  // There is nothing to take back.
  restoreConsent: {
    access: 'object',
    make: ({ childId }) => ({ id: childId, consentVersion: 1 }),
    ownerMayGet: ['FORBIDDEN'],
  },
  labelVoice: {
    access: 'object',
    make: ({ childId, recordingId }) => ({ childId, recordingId }),
  },
  inviteChild: {
    access: 'object',
    make: ({ childId }) => ({ id: childId, email: `n${randomUUID()}@example.org`, words: '' }),
  },
  // For the child alone, who has not taken the profile over.
  keepToMyself: {
    access: 'object',
    make: ({ recordingId }) => ({ recordingId, on: true }),
    ownerMayGet: ['FORBIDDEN'],
  },
};
