import { treeFileWords } from '@infinite/schema/words/tree-files.en';
import { sizeWords } from '@infinite/schema/words/dates.en';

const count = (n: number, one: string, many: string): string =>
  `${n.toLocaleString('en-US')} ${n === 1 ? one : many}`;

/** The pages where a tree is brought in as a file, and taken along as one. */
export const filesWords = {
  title: 'Your tree as a file',
  description: 'Bring your family tree in from any genealogy program, and take it with you again.',
  lead: 'Bring in what you have gathered elsewhere, and take your tree with you whenever you like. Nothing is lost on the way, in either direction.',
  notYours:
    'Your role in this family does not include files of the tree. Its owner can change that.',
  back: 'Family tree',

  bring: {
    title: 'Bring a tree in',
    text: 'Choose a GEDCOM file (.ged) or a GEDZIP archive with photos and voices (.gdz). Every genealogy program can save one. You will see what is in it before anything is added.',
    choose: 'Choose a file',
    limit: (mb: number) => `Up to ${mb.toLocaleString('en-US')} MB.`,
    sending: (name: string) => `Sending ${name}`,
    sent: (sent: number, all: number) => `${sizeWords(sent)} of ${sizeWords(all)}`,
    waiting: 'The line is down. We go on as soon as it is back.',
    signIn: 'Please sign in again to go on.',
    stop: 'Stop',
    empty: (name: string) => `${name} is empty.`,
    tooLarge: (name: string, mb: number) =>
      `${name} is larger than ${mb.toLocaleString('en-US')} MB.`,
    failed: (name: string) => `${name} did not arrive. Please try again.`,
    notForYou: 'The owner and editors of your family bring files in.',
  },

  take: {
    title: 'Take your tree along',
    text: 'A file that every genealogy program can read. It is made at the moment you ask for it.',
    format: 'Format',
    formats: {
      '7.0': { label: 'GEDCOM 7.0', hint: 'Keeps everything. For current programs.' },
      '5.5.1': { label: 'GEDCOM 5.5.1', hint: 'For older programs.' },
      gedzip: {
        label: 'GEDZIP',
        hint: 'GEDCOM 7.0 together with your voices, photos and transcripts.',
      },
    },
    part: (name: string) => `How much of the tree, from ${name || 'this person'}`,
    living: 'Include the details of living people',
    livingHint:
      'Otherwise only their surname and their place in the tree are in the file. Leave this off when you give the file to others.',
    download: 'Download',
  },

  list: {
    title: 'Files so far',
    more: 'Show more',
    states: {
      UPLOADING: 'Not all of it has arrived',
      ANALYZING: 'Being read',
      READY: 'Ready for you to look at',
      IMPORTING: 'Being added',
      DONE: 'In the tree',
      FAILED: 'Not added',
      CANCELED: 'Canceled',
    },
  },

  preview: {
    pageTitle: 'A file for your tree',
    reading: 'We are reading your file',
    readingText: 'You can close this page; it will be here when you come back.',
    title: 'This is in your file',
    nothingYet: 'Nothing has been added to your tree yet.',
    people: (n: number) => count(n, 'person', 'people'),
    unions: (n: number) => count(n, 'family', 'families'),
    sources: (n: number) => count(n, 'source', 'sources'),
    media: (n: number) => count(n, 'media record', 'media records'),
    others: (n: number) => count(n, 'other record', 'other records'),
    years: 'Years',
    range: (first: number, last: number) => (first === last ? `${first}` : `${first} to ${last}`),
    format: 'Format',
    gedcom: (version: string, encoding: string) => `GEDCOM ${version || '5.5'}, ${encoding}`,
    product: 'Made by',
    files: 'Photos, voices and documents',
    filesOf: (n: number, bytes: number) => `${count(n, 'file', 'files')}, ${sizeWords(bytes)}`,
    withMedia: 'Keep them in our memory vault',
    withMediaHint:
      'They belong to the people they show. What the family has already is not kept twice.',
    confirm: 'Add to our tree',
    confirming: 'Starting',
    cancel: 'Cancel',
    canceling: 'Canceling',
  },

  matches: {
    title: 'People you may have already',
    text: 'These people look like people in your tree. Please decide for each: the same person with what both say, the same person as your tree has them, or another person.',
    all: 'For all of them',
    inFile: 'In the file',
    inTree: 'In your tree',
    unnamed: 'Without a name',
    sure: 'Same identifier',
    alike: (score: number) => (score >= 85 ? 'Very likely the same' : 'Perhaps the same'),
    decisionFor: (name: string) => `What to do with ${name}`,
    decisions: {
      MATCH: 'The same: combine both',
      KEEP: 'The same: keep ours',
      ADD: 'Another person: add',
    },
    more: 'Show more people',
    failed: 'That was not saved. Please try again.',
  },

  report: {
    title: 'What was changed or left out',
    none: 'Nothing. Everything in the file is taken as it is.',
    some: (n: number) => `${count(n, 'line', 'lines')} of the file need a look.`,
    line: (n: number) => `Line ${n.toLocaleString('en-US')}`,
    download: 'Download the report',
    more: 'Show more lines',
    show: 'Show the report',
  },

  running: {
    title: 'Your file is being added',
    text: 'All of it or nothing: until it is done, your tree is as it was. You can close this page.',
  },
  done: {
    title: 'Your file is in the tree',
    text: 'You can take it back in the history of the tree at any time.',
    open: 'Look at the tree',
  },
  failed: {
    title: 'Nothing was added',
    again: 'Choose another file',
    unknown: treeFileWords.problem.BROKEN,
  },
  canceled: { title: 'This import was canceled', text: 'Nothing of the file is in your tree.' },
  unreachable: 'We cannot reach the server. Please try again.',
} as const;
