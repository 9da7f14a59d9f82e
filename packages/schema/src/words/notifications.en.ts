import type { MailPace, NotificationKind } from '#catalogue/notifications.ts';
import { dayOfYear } from '#text/day-of-year.ts';
import { translatable } from '#words/locale.ts';

/** What a notice says, by names: `actor`, `family`, `title`, `name`, `role`, `day`. */
export type NoticeValues = Readonly<Record<string, string>>;

interface KindWords {
  /** In the settings. */
  readonly choice: string;
  readonly line: (values: NoticeValues) => string;
}

const actor = ({ actor }: NoticeValues) => actor || 'Someone in your family';
const family = ({ family }: NoticeValues) => family || 'your family';
const reader = ({ name }: NoticeValues) => name || 'A recipient';
const teller = ({ name }: NoticeValues) => name || 'Someone you asked';
const about = ({ title }: NoticeValues, preposition: string) =>
  title ? ` ${preposition} “${title}”` : '';

/** How many were added in one go, or the one without a title. */
function added({ count, what }: NoticeValues): string {
  const many = Number(count ?? 1);
  const known: Readonly<Record<string, readonly [string, string]>> = {
    PHOTO: ['a photo', 'photos'],
    VIDEO: ['a video', 'videos'],
    FILE: ['a document', 'documents'],
    ITEM: ['an item', 'items'],
  };
  const [one, several] = known[what ?? ''] ?? ['a recording', 'recordings'];
  return many > 1 ? `${many.toLocaleString('en-US')} ${several}` : one;
}

/** A day of the family tree that comes; February 29 is named as the day on which it is kept. */
function returning({ name, what, day = '' }: NoticeValues): string {
  const who = name || 'Someone in your family tree';
  const on = dayOfYear(day, 'en-US');
  if (what === 'WEDDING') return `${who} have their wedding anniversary on ${on}`;
  return what === 'REMEMBRANCE'
    ? `Your family remembers ${who} on ${on}`
    : `${who} has a birthday on ${on}`;
}

/** Roles within the sentence of `roleChanged`. */
const roles: Readonly<Record<string, string>> = {
  owner: 'the owner',
  editor: 'an editor',
  contributor: 'a contributor',
  viewer: 'a viewer',
};

/** One sentence for each kind, in lists, mails and push messages. */
export const noticeWords = translatable('notices', {
  mentioned: {
    choice: 'Someone mentions you',
    line: (values) => `${actor(values)} mentioned you${about(values, 'beside')}`,
  },
  questionAsked: {
    choice: 'Someone asks you a question',
    line: (values) => `${actor(values)} asked you a question${about(values, 'about')}`,
  },
  questionWaits: {
    choice: 'A question to you is still open',
    line: (values) => `${actor(values)} would still love to hear your answer`,
  },
  questionAnswered: {
    choice: 'Your question is answered',
    line: (values) => `${actor(values)} answered your question${about(values, 'about')}`,
  },
  captureAnswered: {
    choice: 'Someone without an account answers your question',
    line: (values) =>
      values['title']
        ? `${teller(values)} answered “${values['title']}”`
        : `${teller(values)} answered your question`,
  },
  commentAdded: {
    choice: 'Comments',
    line: (values) => `${actor(values)} commented${about(values, 'on')}`,
  },
  reactionAdded: {
    choice: 'Reactions',
    line: (values) => `${actor(values)} reacted${about(values, 'to')}`,
  },
  recordingAdded: {
    choice: 'New recordings in your family',
    line: (values) =>
      `${actor(values)} added ${values['title'] ? `“${values['title']}”` : added(values)}`,
  },
  anniversaryComes: {
    choice: 'Birthdays and days of remembrance in the family tree',
    line: (values) => returning(values),
  },
  messageOpened: {
    choice: 'A recipient opens your message',
    line: (values) =>
      `${reader(values)} opened${values['title'] ? ` “${values['title']}”` : ' your message'}`,
  },
  thanksReceived: {
    choice: 'A recipient says thank you',
    line: (values) => `${reader(values)} said thank you${about(values, 'for')}`,
  },
  memberJoined: {
    choice: 'Someone joins your family',
    line: (values) => `${actor(values)} joined ${family(values)}`,
  },
  memberLeft: {
    choice: 'Someone leaves your family',
    line: (values) => `${reader(values)} no longer belongs to ${family(values)}`,
  },
  roleChanged: {
    choice: 'Your role changes',
    line: (values) =>
      `You are now ${roles[values['role'] ?? ''] ?? 'in another role'} in ${family(values)}`,
  },
  removedFromFamily: {
    choice: 'You are removed from a family',
    line: (values) =>
      `You no longer belong to ${family(values)}. What you made there stays within your reach.`,
  },
  familyOffered: {
    choice: 'A family is offered to you',
    line: (values) => `${actor(values)} offers to hand ${family(values)} over to you`,
  },
} satisfies Readonly<Record<NotificationKind, KindWords>>);

export const mailPaceWords = translatable('mailPaces', {
  off: 'No email',
  now: 'At once',
  daily: 'Once a day',
  weekly: 'Once a week',
} satisfies Readonly<Record<MailPace, string>>);

/** Refusals of the settings of notices. */
export const notificationWords = translatable('noticeRefusals', {
  timeInvalid: 'Choose a time of day.',
  quietEmpty: 'Choose another time for the end than for the beginning.',
  dayInvalid: 'Choose a month and a day.',
  nameNeeded: 'Write the name that you want to hear nothing of.',
  nameTooLong: 'That name is too long. A first and a last name are enough.',
  rangeTooLong: 'Three months are the longest that can be muted at once.',
  tooManyMutes: 'That is as many names and days as can be muted. Remove one first.',
  pushInvalid: 'This browser gave no address that we can reach.',
  tooManyDevices: 'That is as many devices as can be added. Remove one first.',
});
