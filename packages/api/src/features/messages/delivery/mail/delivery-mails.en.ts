import { momentWords, localMoment, type LocalMoment } from '@infinite/schema/words/dates.en';
import { nameInSubject } from '@infinite/schema/text/name-in-subject';
import { translatable } from '@infinite/schema/words/locale';
import { peopleIn } from '#features/messages/delivery/mail/people-words.ts';

const peopleWords = (names: readonly string[]) => peopleIn(names, (count) => `${count} others`);

interface ToSender {
  title: string;
  recipients: readonly string[];
  moment: LocalMoment;
  /** They live by different clocks, and each gets it at that time on their own. */
  severalClocks: boolean;
  /** How far away it is, as `relativeWords` says it: 'in 2 days', 'tomorrow'. */
  away: string;
}

const onTheirClocks = ({ severalClocks }: ToSender) =>
  severalClocks ? ' The others get it at the same time of day where they live.' : '';

const quoted = (title: string) => (title ? `“${title}”` : 'your message');

const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

interface ToRecipient {
  to: string;
  from: string;
}

interface Failed {
  recipient: string;
  address: string;
  title: string;
}

/** Mails about a delivery: to its sender before it and after a failure, and to its recipient. */
export const deliveryMailWords = translatable('deliveryMails', {
  /** At the foot of mails to a sender. */
  senderSign:
    'You are receiving this because you asked us to deliver a message for you. Infinite Connections keeps it until then.',
  /** Two days before. */
  reminder: {
    subject: ({ title, recipients, away }: ToSender) =>
      `${capital(away)}: ${quoted(title)} for ${peopleWords(recipients)}`,
    preview: ({ moment }: ToSender) =>
      `It goes out on ${momentWords(moment)}, unless you change it.`,
    heading: 'It will soon be on its way',
    what: (mail: ToSender) =>
      `Your message ${mail.title ? `${quoted(mail.title)} ` : ''}for ${peopleWords(mail.recipients)} goes out on ${momentWords(mail.moment)}.${onTheirClocks(mail)}`,
    choices:
      'You can still change it, add to it, postpone it, or cancel it. If everything is as it should be, tell us, and we will not ask again.',
    action: 'Look at it and answer',
    silence: (asksAgain: boolean) =>
      `If we hear nothing, we will ${asksAgain ? 'ask once more tomorrow, and then ' : ''}send it as planned. Opening the page changes nothing by itself; only a button on it does.`,
  },

  /** To a sender who has not answered. */
  stillHere: {
    subject: ({ title, recipients }: ToSender) =>
      `Are you still here? ${quoted(title)} for ${peopleWords(recipients)}`,
    preview: ({ moment }: ToSender) =>
      `Without a word from you it goes out on ${momentWords(moment)}.`,
    heading: 'Are you still here?',
    what: (mail: ToSender) =>
      `Your message ${mail.title ? `${quoted(mail.title)} ` : ''}for ${peopleWords(mail.recipients)} goes out on ${momentWords(mail.moment)}.${onTheirClocks(mail)}`,
    noAnswer:
      'We have had no answer to our first email about it, so we ask once more. A word is enough.',
    /** It was scheduled so late that this is the only mail before it. */
    onlyOne:
      'You can still change it, postpone it, or cancel it. If all is well, a word is enough.',
    action: 'Yes, let me look',
    silence: 'If we hear nothing, we will send it as planned. This is the last email before that.',
  },

  /** To a recipient: it says that something waits and from whom, and nothing of it. */
  delivery: {
    subject: ({ from }: ToRecipient) => `${nameInSubject(from)} made something for you`,
    preview: ({ from }: ToRecipient) =>
      `It’s from ${nameInSubject(from)}, and it waits until you want to open it.`,
    heading: ({ to }: ToRecipient) => (to ? `Dear ${to}` : 'Hello'),
    what: ({ from }: ToRecipient) =>
      `${from} recorded or wrote something for you and asked us to bring it to you now.`,
    when: (dueAt: string, timeZone: string) =>
      `It was meant to reach you on ${momentWords(localMoment(dueAt, timeZone))}.`,
    calm: 'There’s no hurry. Open it when you choose to, alone or with someone beside you. It stays there for you.',
    action: 'See what is waiting for you',
    link: 'This link is yours alone. Anyone who has it can open what was made for you, so please keep it to yourself.',
    sign: ({ from }: ToRecipient) =>
      `Infinite Connections keeps messages for people and delivers them on the day they chose. You are receiving this because ${from} gave us your address for this one purpose. You need no account.`,
  },

  /** To a sender whose recipient could not be reached. */
  failure: {
    subject: ({ recipient }: Failed) => `We could not reach ${recipient}`,
    preview: () =>
      'The email was refused. Your message is kept, and you can give us another address.',
    heading: 'One address did not work',
    what: ({ title, recipient, address }: Failed) =>
      `We tried to deliver ${quoted(title)} to ${recipient} at ${address}, and their mail server refused it. It said:`,
    bounced: ({ title, recipient, address }: Failed) =>
      `We sent ${quoted(title)} to ${recipient} at ${address}, and the email bounced. Their mail server said:`,
    noAnswer: 'no reason',
    kept: 'Nothing is lost. Your message is kept as it is. Give us another address, or let us try this one again.',
    action: 'Open the message',
  },
});
