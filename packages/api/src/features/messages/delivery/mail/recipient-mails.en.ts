import { nameInSubject } from '@infinite/schema/text/name-in-subject';
import { translatable } from '@infinite/schema/words/locale';

interface ToRecipient {
  to: string;
  from: string;
}

interface ToCompanion {
  recipient: string;
  from: string;
}

/** Mails to recipients after the first one, and to whom they invite. */
export const recipientMailWords = translatable('recipientMails', {
  /** Under every mail to a recipient. */
  foot: {
    notForMe: 'This is not for me',
    stop: 'Please don’t write to me again',
    support: (address: string) => `Questions? Write to a person: ${address}`,
  },

  /** What a recipient asked for with 'remind me later'. */
  later: {
    subject: ({ from }: ToRecipient) => `A reminder: ${nameInSubject(from)} made something for you`,
    preview: () => 'You asked us to remind you. It is still here for you.',
    heading: ({ to }: ToRecipient) => (to ? `Dear ${to}` : 'Hello'),
    what: ({ from }: ToRecipient) =>
      `You asked us to remind you that ${from} made something for you. It is still here, and nothing about it has changed.`,
    action: 'See what is waiting for you',
    calm: 'If today isn’t the day either, that’s fine. It stays here, and you can ask us to remind you again.',
    sign: 'You are receiving this email because you asked for it on your page at Infinite Connections. We won’t write again unless you ask us to.',
  },

  /** With a second link. */
  companion: {
    subject: ({ recipient }: ToCompanion) => `${recipient} would like to open something with you`,
    preview: ({ recipient, from }: ToCompanion) =>
      `${from} made something for ${recipient}, who would like you to be there.`,
    heading: 'You’re invited to be there',
    what: ({ recipient, from }: ToCompanion) =>
      `${from} made something for ${recipient}, and ${recipient} would like to open it together with you. This link is for you. You need no account.`,
    action: 'Go to the page',
    until: 'The link works for seven days. Please keep it to yourself.',
    sign: ({ recipient }: ToCompanion) =>
      `You are receiving this one email because ${recipient} gave us your address to invite you. We don’t use it for anything else.`,
  },
});
