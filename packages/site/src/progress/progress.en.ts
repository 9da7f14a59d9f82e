import type { LegacyAreaName } from '@infinite/schema/catalogue/home';
import { counted } from '@infinite/schema/words/dates.en';

interface AreaWords {
  readonly title: string;
  /** What is there; for none, what could be. */
  readonly count: (count: number) => string;
  readonly none: string;
  /** An idea for what comes next. */
  readonly idea: string;
  readonly action: string;
}

/** What a family has kept so far: /progress-tracking. */
export const progressWords = {
  pageTitle: 'What you have kept so far',
  lead: (family: string) =>
    `Everything below is kept for ${family}. There is no finish line: add to it when you feel like it.`,
  description: 'The recordings, people and messages of your family, and ideas for what comes next.',
  keywords: ['family legacy', 'progress', 'recordings', 'messages'],
  space: 'Space used',
  empty: 'A former member sees here only what they wrote themselves.',
  areas: {
    RECORDINGS: {
      title: 'Voices and films',
      count: (count: number) => `${counted(count, 'recording')} kept.`,
      none: 'No voice is kept yet.',
      idea: 'Ask the oldest of you about the house they grew up in.',
      action: 'Record a voice',
    },
    PICTURES: {
      title: 'Photographs and papers',
      count: (count: number) => `${counted(count, 'file')} kept.`,
      none: 'No photograph is kept yet.',
      idea: 'Add one picture to a message, and say who is in it.',
      action: 'Add to a message',
    },
    PEOPLE: {
      title: 'Your family',
      count: (count: number) =>
        count === 1
          ? 'You are here by yourself.'
          : `${counted(count, 'person', 'people')} keep it together.`,
      none: 'Nobody is here yet.',
      idea: 'Someone else remembers the same day differently. Invite them.',
      action: 'See your family',
    },
    MESSAGES: {
      title: 'Messages on their way',
      count: (count: number) =>
        `${counted(count, 'message')} of yours ${count === 1 ? 'waits' : 'wait'} for the right day.`,
      none: 'No message of yours is waiting.',
      idea: 'Think of a day on which someone would like to hear from you.',
      action: 'Write a message',
    },
    RECIPIENTS: {
      title: 'People who will hear from you',
      count: (count: number) =>
        `${counted(count, 'person', 'people')} will get a message of yours.`,
      none: 'Nobody will get a message of yours yet.',
      idea: 'Whom did you not thank in person?',
      action: 'See your messages',
    },
    DATES: {
      title: 'Days that are covered',
      count: (count: number) => `Your messages arrive on ${counted(count, 'day')}.`,
      none: 'No day is covered yet.',
      idea: 'A message can return every birthday.',
      action: 'Choose a day',
    },
  } satisfies Record<LegacyAreaName, AreaWords>,
} as const;
