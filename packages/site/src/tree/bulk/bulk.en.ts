const people = (count: number) =>
  count === 1 ? '1 person' : `${count.toLocaleString('en-US')} people`;
const records = (count: number) =>
  count === 1 ? '1 record' : `${count.toLocaleString('en-US')} records`;

/** Changing several people of the tree at once. */
export const bulkWords = {
  open: 'Change several people',
  close: 'Done choosing',
  hint: 'Check the people you mean. Hold Shift to check everyone in between.',
  choose: (name: string) => `Choose ${name}`,
  chooseAll: (count: number) => `Choose all ${people(count)}`,
  chosen: (count: number) => (count === 0 ? 'Nobody is chosen yet.' : `${people(count)} chosen`),
  atMost: 'At most 1,000 people change at once. The first 1,000 that you chose are changed.',
  none: 'Clear',
  bar: 'What to change',
  acts: {
    DECEASED: 'Mark as deceased',
    LIVING: 'Mark as living',
    SOURCE: 'Add a source',
    PLACE: 'Rename a place',
  },
  titles: {
    DECEASED: (count: number) => `Mark ${people(count)} as deceased?`,
    LIVING: (count: number) => `Mark ${people(count)} as living?`,
    SOURCE: (count: number) => `Add a source to ${people(count)}`,
    PLACE: (_: number) => 'Rename a place everywhere',
  },
  texts: {
    DECEASED:
      'A death without a date is recorded for each of them. Their details are then shown to everyone in your family.',
    LIVING:
      'A death without a date or a place is taken back. People who were born 110 or more years ago still count as deceased.',
    SOURCE: 'The source is cited for each person as a whole.',
    PLACE:
      'Every fact with this place gets the new name, in the whole tree, not only for the people you chose. Coordinates stay.',
  },
  source: 'Which source',
  from: 'The place as it is written now',
  fromHint: 'Type a few letters of it.',
  fromFound: (count: number) =>
    count === 0 ? 'No place is written like this.' : count === 1 ? '1 place' : `${count} places`,
  to: 'Its new name',
  toHint: 'From the smallest part to the largest: “Visby, Gotland, Sweden”.',
  preview: 'See what changes',
  previewing: 'Looking…',
  will: (count: number) => (count === 0 ? 'Nothing changes.' : `${records(count)} will change.`),
  placeUses: (events: number) =>
    events === 1 ? '1 fact' : `${events.toLocaleString('en-US')} facts`,
  wont: (count: number) => `${records(count)} will not:`,
  reason: (words: string, count: number) => `${words} (${count.toLocaleString('en-US')})`,
  more: 'There are more than 1,000; the rest follow when you do it again.',
  confirm: 'Change them',
  confirming: 'Changing…',
  cancel: 'Cancel',
  done: (count: number) => `${records(count)} changed.`,
  notLoaded: 'We could not look. Nothing was changed; please try again.',
} as const;

export type BulkAct = keyof typeof bulkWords.acts;
