import { counted } from '@infinite/schema/words/dates.en';
import { translatable } from '@infinite/schema/words/locale';

const notYou = (support: string) =>
  `If this was not you, change your password right away. That signs every device out and can turn your keys and webhooks off. Then write to us at ${support}.`;

/** Mails about acts that hand out power, and about sign-ins from somewhere new. */
export const securityMailWords = translatable('securityMails', {
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
  newDevice: {
    subject: 'New sign-in to your account',
    preview: 'Someone signed in from a device we have not seen before.',
    heading: 'New sign-in to your account',
    /** A browser and its system: 'Firefox on Linux'. */
    device: (browser: string, system: string) => (system ? `${browser} on ${system}` : browser),
    anyBrowser: 'A browser',
    desktopApp: 'The desktop app',
    why: (device: string) =>
      `Someone, most likely you, just signed in from a device we have not seen before: ${device}.`,
  },
  accessRevoked: {
    subject: 'Your API keys and webhooks were turned off',
    preview: 'They stopped when your password was set again.',
    heading: 'Your API keys and webhooks were turned off',
    /** What was turned off: how many keys, and how many webhooks. */
    what: (keys: number, webhooks: number) =>
      [
        ...(keys > 0 ? [counted(keys, 'API key')] : []),
        ...(webhooks > 0 ? [counted(webhooks, 'webhook')] : []),
      ].join(' and '),
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
});

/** About acts of administrators, who read English. */
export const administratorMailWords = {
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
} as const;
