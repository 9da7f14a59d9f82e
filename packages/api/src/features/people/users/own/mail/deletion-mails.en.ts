import { counted } from '@infinite/schema/words/dates.en';
import { translatable } from '@infinite/schema/words/locale';

/** The mails to a member who leaves. */
export const deletionMailWords = translatable('deletionMails', {
  sign: 'Infinite Connections',
  asked: {
    subject: 'Your account will be deleted',
    preview: 'You can keep it until then, with one press.',
    heading: 'Your account will be deleted',
    why: (day: string) =>
      `You asked us to delete your account. We will do it on ${day}. Until then nothing changes: you can sign in, and messages leave on their days. If you change your mind, open your settings and press ‘Keep my account’.`,
    action: 'Open your settings',
    notYou: (support: string) =>
      `If it was not you, sign in, keep the account and change your password. Then write to ${support}.`,
  },
  reminder: {
    subject: (day: string) => `Your account will be deleted on ${day}`,
    preview: 'You can still keep it, with one press.',
    heading: 'One week from now, your account will be deleted',
    why: (day: string) =>
      `You asked us to delete your account, and we will do it on ${day}. After that, nobody can bring it back. If there is something you would like to download, please do it before then. If you changed your mind, open your settings and press ‘Keep my account’.`,
    action: 'Open your settings',
    fine: 'We remind you once. There is nothing you need to do if you still want to leave.',
  },
  receipt: {
    subject: 'Your account is deleted',
    preview: 'This is your receipt.',
    heading: 'Your account is deleted',
    gone: (gone: { recordings: number; drafts: number; cancelled: number }) =>
      `We deleted your account with ${counted(gone.recordings, 'recording')} and ${counted(gone.drafts, 'draft')}, and canceled ${counted(gone.cancelled, 'scheduled message')}. Your name and your address are free again.`,
    kept: (kept: number) =>
      `What was delivered (${counted(kept, 'message')}) stays with the people who received it.`,
    keys: (keys: number) =>
      keys === 0
        ? 'No key was destroyed: others in your family, or people who received your messages, still need it.'
        : `We destroyed ${counted(keys, 'encryption key')}. Whatever was sealed with it can no longer be opened, by anyone, in any copy.`,
    key: (print: string) => `Key destroyed, SHA-256 ${print}`,
    action: 'Our website',
    backups: 'Backups made before today still hold your data, sealed, until they expire.',
  },
});
