import { accountLinkLifetime } from '@infinite/schema/catalogue/auth';
import { translatable } from '@infinite/schema/words/locale';
import { authModalWords } from '@infinite/schema/words/auth-modal.en';

/** The mails about an account. Each says why it came and what to do when it should not have. */
export const accountMailWords = translatable('accountMails', {
  sign: 'Infinite Connections',
  verify: {
    subject: 'Please confirm your email address',
    preview: 'One click, so that your messages can reach you.',
    heading: 'Welcome to Infinite Connections',
    why: 'Someone, most likely you, created an account with this address. Please confirm that it is yours: we write to it before we send any of your messages.',
    action: 'Confirm this address',
    expires: `The link works for ${accountLinkLifetime.verifyEmailHours / 24} days. If you did not make an account, you need not do anything.`,
  },
  reset: {
    subject: 'Choose a new password',
    preview: 'The link works for an hour.',
    heading: 'Choose a new password',
    why: 'Someone, most likely you, asked for a new password for your account. Your messages and recordings stay as they are.',
    action: 'Choose a new password',
    expires: `The link works once, for ${accountLinkLifetime.resetPasswordMinutes} minutes. If you did not ask for it, you need not do anything: your password has not changed.`,
  },
  signUpAttempt: {
    subject: 'You already have an account',
    preview: 'Someone tried to sign up with your address.',
    heading: 'You already have an account',
    why: 'Someone, perhaps you, tried to create an account with this address. There already is one, and nothing about it has changed.',
    action: 'Sign in',
    forgotten: `If you no longer know your password, choose ‘${authModalWords.signIn.forgot}’ when you sign in. If it was not you, you don’t need to do anything.`,
  },
  passwordChanged: {
    subject: 'Your password was changed',
    preview: 'Your other devices have been signed out.',
    heading: 'Your password was changed',
    why: 'Your account’s password was just changed, and your other devices have been signed out. Your messages and recordings are as they were.',
    action: 'Sign in',
    notYou: (support: string) =>
      `If it was not you, please reset your password right away and write to ${support}.`,
  },
  approveEmail: {
    subject: 'Should your account move to another email address?',
    preview: 'Nothing changes unless you say yes.',
    heading: 'A new address for your account',
    why: (email: string) =>
      `Someone, most likely you, asked us to write to ${email} from now on, and to use that address to sign in. We change it once both addresses have confirmed it.`,
    action: 'Look at the change',
    notYou: (support: string) =>
      `The link works for ${accountLinkLifetime.changeEmailHours / 24} days. If you did not ask for this, do not confirm it: someone knows your password. Change it in your settings, and write to ${support}.`,
  },
  newEmail: {
    subject: 'Please confirm your new email address',
    preview: 'One click, so that your messages can reach you here.',
    heading: 'Is this your new address?',
    why: 'Someone, most likely you, wants to use this address for an account on Infinite Connections. Please confirm that it is yours.',
    action: 'Confirm this address',
    expires: `The link works for ${accountLinkLifetime.changeEmailHours / 24} days. If you did not ask for it, you need not do anything.`,
  },
  emailChanged: {
    subject: 'Your email address was changed',
    preview: 'We write to your new address from now on.',
    heading: 'Your email address was changed',
    why: (email: string) =>
      `Both addresses confirmed it: your account now belongs to ${email}. Sign in with it from now on. Your messages and recordings are as they were.`,
    action: 'Sign in',
    notYou: (support: string) => `If it was not you, please write to ${support} right away.`,
  },
  suspended: {
    subject: 'Your account is suspended',
    preview: 'Nothing you made is lost, and your messages are still delivered.',
    heading: 'Your account is suspended',
    why: 'An administrator has suspended your account, so you cannot sign in for now and your devices have been signed out. Nothing you made is lost. The messages that you have scheduled are still delivered on their day; the links in our reminders work as before.',
    action: 'Go to the website',
    write: (support: string) => `If you think this is a mistake, please write to ${support}.`,
  },
});
