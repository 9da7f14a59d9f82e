import { peopleWords } from '#features/messages/delivery/mail/delivery-mails.en.ts';
import { nameInSubject } from '@infinite/schema/text/name-in-subject';

/** Under every mail to a recipient. */
export const recipientFootWords = {
  notForMe: 'This is not for me',
  stop: 'Please don’t write to me again',
  support: (address: string) => `Questions? Write to a person: ${address}`,
};

interface ToRecipient {
  to: string;
  from: string;
}

/** The mail a recipient asked for with 'remind me later'. */
export const laterMailWords = {
  subject: ({ from }: ToRecipient) => `A reminder: ${nameInSubject(from)} made something for you`,
  preview: () => 'You asked us to remind you. It is still here for you.',
  heading: ({ to }: ToRecipient) => (to ? `Dear ${to}` : 'Hello'),
  what: ({ from }: ToRecipient) =>
    `You asked us to remind you that ${from} made something for you. It is still here, and nothing about it has changed.`,
  action: 'See what is waiting for you',
  calm: 'If today isn’t the day either, that’s fine. It stays here, and you can ask us to remind you again.',
  sign: 'You are receiving this email because you asked for it on your page at Infinite Connections. We won’t write again unless you ask us to.',
};

interface ToCompanion {
  recipient: string;
  from: string;
}

/** The mail with a second link. */
export const companionMailWords = {
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
};

interface News {
  title: string;
  recipients: readonly string[];
}

export interface NewsWords {
  subject: (news: News) => string;
  heading: (news: News) => string;
  what: (news: News) => string;
}

const message = (title: string) => (title ? `“${title}”` : 'your message');

/** Mails to an author about what became of a message. */
export const authorNewsWords = {
  spoken: 'It is a voice message. You can listen to it on the page of your message.',
  kinds: {
    DELIVERED: {
      subject: ({ title, recipients }) =>
        `Delivered to ${peopleWords(recipients)}: ${message(title)}`,
      heading: () => 'Your message is delivered',
      what: ({ title, recipients }) =>
        `We handed ${message(title)} for ${peopleWords(recipients)} to the mail provider, and it was accepted. We’ll tell you when it’s opened.`,
    },
    OPENED: {
      subject: ({ title, recipients }) => `${peopleWords(recipients)} opened ${message(title)}`,
      heading: ({ recipients }) => `${peopleWords(recipients)} opened it`,
      what: ({ title, recipients }) => `${peopleWords(recipients)} opened ${message(title)}.`,
    },
    THANKED: {
      subject: ({ recipients }) => `${peopleWords(recipients)} says thank you`,
      heading: ({ recipients }) => `A thank-you from ${peopleWords(recipients)}`,
      what: ({ title, recipients }) =>
        `${peopleWords(recipients)} sent you a thank-you for ${message(title)}.`,
    },
    NOT_FOR_ME: {
      subject: ({ recipients }) => `Is this the right address for ${peopleWords(recipients)}?`,
      heading: () => 'It may have reached the wrong person',
      what: ({ title, recipients }) =>
        `The person who received ${message(title)} for ${peopleWords(recipients)} told us it wasn’t meant for them. We closed the link right away. Your message is kept, and you can give us another address.`,
    },
    WITHHELD: {
      subject: ({ recipients }) => `${peopleWords(recipients)} asked not to be written to`,
      heading: () => 'We didn’t send this one',
      what: ({ title, recipients }) =>
        `${peopleWords(recipients)} asked us not to write to them, so we didn’t send ${message(title)}. Your message is kept. Perhaps you can reach them another way.`,
    },
  } satisfies Record<string, NewsWords>,
  action: 'Open the message',
  turnOff: (settings: string) =>
    `You can turn off emails like this one in your settings: ${settings}`,
  support: (address: string) => `Questions? Write to a person: ${address}`,
  sign: 'You are receiving this because you asked us to deliver a message for you. Infinite Connections keeps it for you.',
};
