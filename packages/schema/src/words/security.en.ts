import type { SecurityEventKind } from '#catalogue/security.ts';

/** What the calls and the dialog that asks for the password say. */
export const securityWords = {
  emailUnconfirmed: 'Please confirm your email address first. We can send you the link again.',
  passwordNeeded: 'Please enter your password to continue.',
  passwordWrong: 'That password is not right.',
  prompt: {
    title: 'Is it really you?',
    why: 'This hands out access to your account, so please enter your password once more. We will not ask again for ten minutes.',
    password: 'Your password',
    confirm: 'Continue',
    confirming: 'Checking …',
    cancel: 'Cancel',
    failed: 'We could not check it just now. Please try again.',
  },
  newRecipients: (most: number) =>
    `To protect people from unwanted email, your account can add ${most} new people a day for now. Please schedule the rest tomorrow; your draft is saved.`,
  waitMinutes: (minutes: number) =>
    minutes <= 1
      ? 'Too many attempts. Please wait a minute and try again.'
      : `Too many attempts. Please wait ${minutes} minutes and try again.`,
} as const;

const kinds: Record<SecurityEventKind, string> = {
  SIGN_UP: 'Account created',
  SIGN_IN: 'Signed in',
  SIGN_IN_NEW_DEVICE: 'Signed in from a new device',
  SIGN_IN_FAILED: 'Wrong password',
  SIGN_IN_REFUSED: 'Sign-in refused: too many attempts',
  SIGNED_OUT_EVERYWHERE: 'Signed out everywhere',
  PASSWORD_RESET_ASKED: 'Asked for a link to reset the password',
  PASSWORD_RESET: 'Password reset',
  PASSWORD_CHANGED: 'Password changed',
  PASSWORD_CONFIRMED: 'Password confirmed',
  PASSWORD_CONFIRM_FAILED: 'Wrong password when asked to confirm it',
  EMAIL_CONFIRMED: 'Email address confirmed',
  EMAIL_CHANGE_ASKED: 'New email address requested',
  EMAIL_CHANGED: 'Email address changed',
  DELETION_ASKED: 'Deletion of the account requested',
  DELETION_WITHDRAWN: 'Deletion of the account taken back',
  KEY_CREATED: 'API key made',
  KEY_REVOKED: 'API key revoked',
  ALL_KEYS_REVOKED: 'All API keys revoked',
  WEBHOOK_CREATED: 'Webhook added',
  ALL_WEBHOOKS_STOPPED: 'All webhooks turned off',
  ROLE_CHANGED: 'Role changed',
  EXPORT: 'Data exported',
  SECOND_STEP_FAILED: 'Wrong code at the second step',
  SECOND_STEP_REFUSED: 'Second step refused: too many attempts',
  AUTHENTICATOR_ADDED: 'Sign-in in two steps turned on',
  AUTHENTICATOR_REMOVED: 'Sign-in in two steps turned off',
  SECOND_FACTOR_TAKEN_OFF: 'Sign-in in two steps taken off by the operator of the server',
  RECOVERY_CODE_USED: 'Recovery code used',
  RECOVERY_CODES_MADE: 'New recovery codes made',
  PASSKEY_ADDED: 'Passkey added',
  PASSKEY_RENAMED: 'Passkey renamed',
  PASSKEY_REMOVED: 'Passkey removed',
  PASSKEY_CONFIRMED: 'Confirmed with a passkey',
  PASSKEY_REFUSED: 'Passkey refused',
  PASSKEY_COPIED: 'Passkey refused: it seems to have been copied',
  REFUSED: 'Request refused',
  CSP_VIOLATION: 'A page tried to load something it may not',
};

/** The member's 'Recent activity' and the operator's list. */
export const securityLogWords = {
  kinds,
  times: (count: number) => `${count} times`,
  recent: {
    title: 'Recent activity',
    lead: 'What happened around your account in the last six months. If something is not yours, change your password.',
    empty: 'Nothing yet.',
    failed: 'We could not load your recent activity.',
    more: 'Show older activity',
  },
  operator: {
    title: 'Security log',
    lead: 'Sign-ins, refusals, resets, keys, roles and exports of every account, kept for 180 days.',
    kind: 'What happened',
    everything: 'Everything',
    columns: { at: 'When', kind: 'What', account: 'Account', from: 'From', detail: 'Details' },
    nobody: 'No account',
    empty: 'Nothing matches.',
    failed: 'The security log could not be loaded.',
  },
} as const;
