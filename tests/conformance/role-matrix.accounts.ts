import { randomUUID } from 'node:crypto';
import type { Classified } from './role-matrix.classification.ts';

export const noToken = 'A'.repeat(43);
const newPassword = 'a quiet river bank';

/** Of signing up and in, and of what people do with their own account. */
export const accountOperations: Record<string, Classified> = {
  me: { access: 'open' },
  signUp: {
    access: 'open',
    make: () => ({ input: { email: `m${randomUUID()}@example.org`, password: newPassword } }),
  },
  signIn: {
    access: 'open',
    make: () => ({ input: { username: `n${randomUUID()}@example.org`, password: newPassword } }),
    ownerMayGet: ['UNAUTHENTICATED'],
  },
  signOut: { access: 'open' },
  requestPasswordReset: { access: 'open', make: () => ({ email: `n${randomUUID()}@example.org` }) },
  resetPassword: { access: 'link', make: () => ({ token: noToken, password: newPassword }) },
  accountLink: { access: 'link', make: () => ({ token: noToken }) },
  verifyEmail: { access: 'link', make: () => ({ token: noToken }) },
  resendVerification: { access: 'own' },
  emailChange: { access: 'own' },
  requestEmailChange: {
    access: 'own',
    make: () => ({ email: `n${randomUUID()}@example.org` }),
  },
  withdrawEmailChange: { access: 'own' },
  accountDeletion: { access: 'own' },
  accountLosses: { access: 'own' },
  deleteMyAccount: {
    access: 'own',
    make: () => ({ cancelMessages: false }),
    ownerMayGet: ['WRONG_STATE'],
  },
  keepMyAccount: { access: 'own' },
  emailChangeLink: { access: 'link', make: () => ({ token: noToken }) },
  confirmEmailChange: { access: 'link', make: () => ({ token: noToken }) },
  updatePreferences: {
    access: 'own',
    make: () => ({
      input: {
        language: 'de',
        clock: '24',
        theme: 'dark',
        text: 'large',
        contrast: 'high',
        motion: 'none',
      },
    }),
  },
  updateTimeZone: { access: 'own', make: () => ({ timeZone: 'Asia/Tokyo' }) },
  updateUsername: { access: 'own', make: () => ({ username: `n${randomUUID()}` }) },
  changePassword: {
    access: 'own',
    make: () => ({ currentPassword: 'not the one', newPassword }),
    ownerMayGet: ['INVALID_INPUT'],
  },
  confirmPassword: {
    access: 'own',
    make: () => ({ password: 'not the one' }),
    ownerMayGet: ['INVALID_INPUT'],
  },
  secondFactor: { access: 'own' },
  beginAuthenticator: { access: 'own' },
  confirmAuthenticator: {
    access: 'own',
    make: () => ({ code: '000000' }),
    ownerMayGet: ['INVALID_INPUT', 'WRONG_STATE'],
  },
  turnOffAuthenticator: { access: 'own' },
  removePasskey: {
    access: 'own',
    make: () => ({ id: randomUUID() }),
    ownerMayGet: ['NOT_FOUND'],
  },
  renamePasskey: {
    access: 'own',
    make: () => ({ id: randomUUID(), name: 'Phone' }),
    ownerMayGet: ['NOT_FOUND'],
  },
  makeRecoveryCodes: { access: 'own', ownerMayGet: ['WRONG_STATE'] },
  recentActivity: { access: 'own' },
  securityEvents: { access: { staff: 'audit.read' } },
  sessions: { access: 'own' },
  revokeSession: {
    access: 'object',
    ofAccount: true,
    make: ({ sessionId }) => ({ id: sessionId }),
  },
  // Ends keys and webhooks in every family.
  signOutEverywhere: { access: 'own', ofAccount: true },
};
