import type { RecordingKindName } from '@infinite/schema/catalogue/media';
import type { SearchGroupName } from '@infinite/schema/catalogue/search';
import { counted } from '@infinite/schema/words/dates.en';

/** The search of members, on its page and in the palette. */
export const searchPageWords = {
  pageTitle: 'Search',
  description:
    'Recordings, what is said in them, messages, people, pages and articles, in one search.',
  keywords: ['search', 'find recordings', 'find messages'],
  label: 'Search everywhere',
  placeholder: 'Grandma 1978 garden',
  submit: 'Search',
  hint: 'Titles, notes, people, tags, places and dates of what your family keeps, albums, titles of stories and their chapters, what is said in recordings and written in PDFs and text files where your family turned that on, titles of messages, names and addresses of people, pages, questions and articles. The texts of stories and messages are encrypted, so they are not searched.',
  /** @param more whether a group has more than is shown */
  found: (count: number, more: boolean) =>
    count === 0
      ? 'Nothing was found.'
      : `${more ? 'More than ' : ''}${counted(count, 'result')} found.`,
  nothing: (text: string) => `Nothing fits ‘${text}’`,
  nothingNarrowed: 'Nothing fits all of that',
  nothingHint: 'Try fewer letters, one word alone, or a wider stretch of time.',
  groups: {
    RECORDINGS: 'What your family keeps',
    TRANSCRIPTS: 'What was said',
    DOCUMENTS: 'What is written in documents',
    ALBUMS: 'Albums',
    STORIES: 'Stories',
    TREE: 'Family tree',
    MESSAGES: 'Your messages',
    PEOPLE: 'People of your family',
    CONTACTS: 'Address book',
    RECIPIENTS: 'People you write to',
    ARTICLES: 'Articles',
  } satisfies Record<SearchGroupName, string>,
  /** @param text the words that were searched for instead */
  readAs: (text: string) => `Nothing has exactly what you typed. These have ‘${text}’.`,
  onPage: (page: number, text: string) => `Page ${page}: ${text}`,
  kinds: {
    VOICE: 'Voice recording',
    VIDEO: 'Video',
    PHOTO: 'Photo',
    FILE: 'File',
  } satisfies Record<RecordingKindName, string>,
  filters: {
    title: 'Narrow it down',
    kind: 'Kind',
    anyKind: 'Anything',
    addedBy: 'Added by',
    anyone: 'Anyone',
    from: 'Taken since',
    to: 'Taken until',
    dateHint: 'A year like 1978, or 1978-06-30',
    tag: 'Tag',
    anyTag: 'Any or none',
    mood: 'Mood',
    anyMood: 'Any or none',
    hasTranscript: 'Only what has a transcript',
    apply: 'Show only these',
    clear: 'Show everything again',
  },
  saved: {
    title: 'Saved searches',
    save: 'Save this search',
    renameTitle: 'Rename this search',
    name: 'Name',
    keep: 'Save',
    kept: 'You find it on the search page.',
    renameOne: (name: string) => `Rename ${name}`,
    deleteOne: (name: string) => `Delete ${name}`,
    rename: 'Rename',
    delete: 'Delete',
    deleted: (name: string) => `‘${name}’ was deleted.`,
  },
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
