import type { SearchGroupName } from '@infinite/schema/catalogue/search';
import { counted } from '@infinite/schema/words/dates.en';

/** The search of members, on its page and in the palette. */
export const searchPageWords = {
  pageTitle: 'Search',
  description: 'Recordings, messages, people, pages and articles, found by their first letters.',
  keywords: ['search', 'find recordings', 'find messages'],
  label: 'Search everywhere',
  placeholder: 'A title, a name, a page',
  submit: 'Search',
  hint: 'Titles of recordings and messages, what is said in recordings where your family turned transcripts on, names and addresses of people, pages, questions and articles. Notes and the text of messages are encrypted, so they are not searched.',
  /** @param more whether a group has more than is shown */
  found: (count: number, more: boolean) =>
    count === 0
      ? 'Nothing was found.'
      : `${more ? 'More than ' : ''}${counted(count, 'result')} found.`,
  nothing: (text: string) => `Nothing begins with ‘${text}’`,
  nothingHint: 'Try fewer letters, or one word alone.',
  groups: {
    RECORDINGS: 'Recordings',
    TRANSCRIPTS: 'What was said',
    MESSAGES: 'Your messages',
    PEOPLE: 'People of your family',
    CONTACTS: 'Address book',
    RECIPIENTS: 'People you write to',
    ARTICLES: 'Articles',
  } satisfies Record<SearchGroupName, string>,
  pages: 'Pages and help',
  acts: 'Do something',
  families: 'Other families',
  more: 'Show more',
  moreOf: (group: string) => `Show more: ${group}`,
  back: 'All results',
  palette: {
    title: 'Search and go',
    close: 'Close',
    all: (text: string) => `See all results for ‘${text}’`,
    failed: 'The search did not answer. Pages below still open.',
    searching: 'Searching…',
    switchTo: (name: string) => `Switch to ${name}`,
    switchFailed: 'That did not work. Please try again.',
    keys: 'Up and Down to choose, Enter to open, Escape to close',
  },
  actLabels: {
    record: 'Record your voice',
    write: 'Write a message',
    invite: 'Invite someone to the family',
    settings: 'Open settings',
  },
} as const;
