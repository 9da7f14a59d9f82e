import { translatable } from '@infinite/schema/words/locale';
import type { NewsKind } from '#features/messages/delivery/author-mails/author-news.entity.ts';
import { peopleIn } from '#features/messages/delivery/mail/people-words.ts';

const peopleWords = (names: readonly string[]) => peopleIn(names, (count) => `${count} others`);

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
export const authorMailWords = translatable('authorMails', {
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
      subject: ({ recipients }) =>
        `${peopleWords(recipients)} ${recipients.length === 1 ? 'says' : 'say'} thank you`,
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
  } satisfies Record<NewsKind, NewsWords>,
  action: 'Open the message',
  turnOff: (settings: string) =>
    `You can turn off emails like this one in your settings: ${settings}`,
  support: (address: string) => `Questions? Write to a person: ${address}`,
  sign: 'You are receiving this because you asked us to deliver a message for you. Infinite Connections keeps it for you.',
});
