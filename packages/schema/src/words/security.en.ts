import type { SecurityEventKind } from '#catalogue/security.ts';

const notYou = (support: string) =>
  `If this was not you, change your password right away. That signs every device out and can turn your keys and webhooks off. Then write to us at ${support}.`;

/** Mails about acts that hand out power, and about sign-ins from somewhere new. */
export const securityMailWords = {
  sign: 'Infinite Connections',
  action: 'Look at your settings',
  notYou,
  keyCreated: {
    subject: 'A new API key was made',
    preview: 'A key can act for you without your password.',
    heading: 'A new API key was made',
    why: (name: string) =>
      `The key “${name}” was just made in your account. A program that has it can act for you, within what you allowed it, without your password.`,
  },
  webhookCreated: {
    subject: 'A new webhook was added',
    preview: 'Another server will hear about your events.',
    heading: 'A new webhook was added',
    why: (host: string) =>
      `A webhook to ${host} was just added. From now on that server hears about the events chosen for it.`,
  },
  roleChanged: {
    subject: 'You changed someone’s role',
    preview: 'An account’s role was changed under your name.',
    heading: 'You changed someone’s role',
    why: (what: string) => `This was done with your account: ${what}.`,
  },
  exportMade: {
    subject: 'Data was exported',
    preview: 'A file with data was downloaded under your name.',
    heading: 'Data was exported',
    why: (what: string) => `This was just downloaded with your account: ${what}.`,
  },
  newDevice: {
    subject: 'New sign-in to your account',
    preview: 'Someone signed in from a device we have not seen before.',
    heading: 'New sign-in to your account',
    why: (device: string) =>
      `Someone, most likely you, just signed in from a device we have not seen before: ${device}.`,
  },
  accessRevoked: {
    subject: 'Your API keys and webhooks were turned off',
    preview: 'They stopped when your password was set again.',
    heading: 'Your API keys and webhooks were turned off',
    why: (what: string) =>
      `We turned off ${what}, because your password was reset or changed. Programs you still use need a new key; webhooks can be turned on again in your settings.`,
  },
  secondStepOn: {
    subject: 'Sign-in in two steps is on',
    preview: 'Signing in now takes your password and a code.',
    heading: 'Sign-in in two steps is on',
    why: () =>
      'From now on, signing in to your account takes a code from your authenticator app as well. Please keep your recovery codes somewhere safe, for the day you do not have your phone.',
  },
  secondStepOff: {
    subject: 'Sign-in in two steps was turned off',
    preview: 'Your password alone opens your account again.',
    heading: 'Sign-in in two steps was turned off',
    why: () =>
      'Signing in to your account takes only your password again. Your recovery codes no longer work.',
  },
  passkeyAdded: {
    subject: 'A passkey was added',
    preview: 'It signs in to your account without the password.',
    heading: 'A passkey was added',
    why: (name: string) =>
      `The passkey “${name}” was just added to your account. From now on it signs you in without your password.`,
  },
  passkeyRemoved: {
    subject: 'A passkey was removed',
    preview: 'It no longer signs in to your account.',
    heading: 'A passkey was removed',
    why: (name: string) =>
      `The passkey “${name}” was just removed from your account. It no longer signs you in.`,
  },
  passkeyCopied: {
    subject: 'We refused one of your passkeys',
    preview: 'Someone may have a copy of it.',
    heading: 'We refused one of your passkeys',
    why: (name: string) =>
      `Someone just tried to use the passkey “${name}”, and it looked like a copy of the one you use. We refused it. If that was you, please remove it in your settings and add it again.`,
  },
  recoveryCodeUsed: {
    subject: 'A recovery code was used',
    preview: 'Someone signed in without your authenticator app.',
    heading: 'A recovery code was used',
    why: (left: string) =>
      `Someone, most likely you, just used one of your recovery codes. ${left === '1' ? 'One is' : `${left} are`} left; you can make new ones in your settings.`,
  },
} as const;

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
