import { contactLimits } from '@infinite/schema/catalogue/contacts';
import type { CardProblem } from '@infinite/schema/contacts/contact-cards';

const people = (count: number) => (count === 1 ? 'one person' : `${count} people`);

/** The address book of a family. */
export const contactPageWords = {
  title: 'Address book',
  lead: 'The people your family writes to and thinks of. Everyone in the family can look them up.',
  description: 'Names, addresses, birthdays and time zones of the people your family writes to.',
  keywords: ['address book', 'contacts', 'birthdays'],
  add: 'Add a person',
  importFile: 'Import contacts',
  findDuplicates: 'Find duplicates',
  download: 'Download all (vCard)',
  downloading: 'Getting them …',
  downloadFailed: 'The address book could not be downloaded. Please try again.',
  search: 'Search by name or address',
  searchButton: 'Search',
  showAll: 'Show everyone',
  more: 'Show more',
  loading: 'Loading …',
  failed: 'This could not be loaded. Nothing is lost.',
  retry: 'Try again',
  nothing: (text: string) => `Nobody here matches ‘${text}’`,
  nothingHint: 'A few letters of the name are enough.',
  empty: 'Nobody is in your address book yet',
  emptyText:
    'Write down someone once, and their name, address and time zone fill themselves in when you write to them. Your phone or mail program can save all its contacts as a file that you import here.',
  emptyViewer: 'Members who add recordings can also add people here.',
  addedBy: (name: string) => `Added by ${name}`,
  born: (day: string) => `Birthday ${day}`,
  clock: (place: string) => `Time zone ${place}`,
  reads: (language: string) => `Reads ${language}`,
  notes: 'Notes',
  edit: 'Edit',
  remove: 'Remove',
  write: 'Write a message',
  actOn: (act: string, name: string) => `${act}: ${name}`,
  removed: (name: string) => `${name} was removed from the address book.`,
  back: (name: string) => `${name} is back.`,
  undo: 'Undo',
  separate: 'Undo merge',
  separated: 'The entries are as they were.',

  form: {
    addTitle: 'Add a person',
    editTitle: (name: string) => `Edit ${name}`,
    name: 'Name',
    relation: 'Who they are to you',
    relationHint: 'Such as granddaughter, neighbor or best friend',
    email: 'Email address',
    anotherEmail: 'Another email address',
    addEmail: 'Add another address',
    emailHint: 'Messages go to the first address.',
    birthday: 'Birthday',
    month: 'Month',
    noMonth: 'Not known',
    day: 'Day',
    year: 'Year',
    yearNote: 'if you know it',
    timeZone: 'Where they live',
    timeZoneHint: 'So that a message arrives by their clock',
    noZone: 'Not known',
    language: 'Language they read best',
    noLanguage: 'Not known',
    notes: 'Notes',
    notesHint: 'Encrypted with your family’s key. Your family can read them.',
    optional: 'optional',
    save: 'Save',
    saving: 'Saving …',
    cancel: 'Cancel',
    added: (name: string) => `${name} is in the address book.`,
    saved: (name: string) => `${name}’s entry was saved.`,
  },

  conflict: {
    title: 'Someone else changed this entry while you were editing',
    text: 'What you wrote is still in the form. This is what was saved meanwhile:',
    takeTheirs: 'Use theirs',
    keepMine: 'Keep mine and save',
  },

  redirect: {
    offer: (count: number, former: string, now: string) =>
      `${count === 1 ? 'One of your messages' : `${count} of your messages`} not sent yet ${count === 1 ? 'goes' : 'go'} to ${former}. Should ${count === 1 ? 'it' : 'they'} go to ${now}?`,
    act: (count: number) => (count === 1 ? 'Update the message' : 'Update the messages'),
    leave: 'Leave as is',
    done: (count: number) =>
      count === 1 ? 'One message was updated.' : `${count} messages were updated.`,
    left: (count: number) =>
      `${count === 1 ? 'One message needs' : `${count} messages need`} your own look first and ${count === 1 ? 'was' : 'were'} left as ${count === 1 ? 'it was' : 'they were'}.`,
    toMessages: 'See your messages',
  },

  duplicates: {
    title: 'Possible duplicates',
    none: 'No duplicates were found.',
    text: 'These entries share an address, or a name. Putting them together keeps what each of them knows, and can be undone.',
    merge: 'Put together',
    mergeOf: (name: string) => `Put the entries of ${name} together`,
    merged: (name: string) => `The entries are together as ${name}.`,
    notYours: 'Some of these were added by others. An editor can put them together.',
    close: 'Close',
  },

  importing: {
    title: 'Import contacts',
    file: 'File of contacts (vCard)',
    hint: 'Phones and mail programs save contacts as a .vcf file. It is read on this device; you choose who is added.',
    unreadable: 'We could not read this file. Please choose a vCard file (.vcf).',
    tooLarge: 'This file is too large for a file of contacts.',
    checking: 'Looking for duplicates …',
    found: (count: number) => `${capital(people(count))} in this file.`,
    choose: 'Who should be added?',
    chooseAll: 'Choose all',
    chooseNone: 'Choose none',
    same: (name: string) => `Already in your address book as ${name}`,
    likely: (name: string) => `Perhaps the same person as ${name}`,
    repeated: 'Twice in this file',
    problems: (count: number) =>
      count === 1 ? 'One line could not be read' : `${count} lines could not be read`,
    line: (line: number) => `Line ${line}`,
    why: {
      NO_CARD: 'This is not a vCard file.',
      NEVER_ENDS: 'This card has no end, so it was left out.',
      NO_NAME: 'This card has neither a name nor an address, so it was left out.',
      BAD_ADDRESS: 'Not an email address; the person is kept without it.',
      TOO_MANY_ADDRESSES: `Only the first ${contactLimits.emails} addresses are kept.`,
      BAD_BIRTHDAY: 'Not a birthday that we can read; the person is kept without it.',
      BAD_ZONE: 'Not a time zone that we know; the person is kept without it.',
      TOO_LONG: 'A name or note was shortened.',
    } satisfies Record<CardProblem, string>,
    add: (count: number) => (count === 0 ? 'Add people' : `Add ${people(count)}`),
    adding: (done: number, all: number) => `Adding … ${done} of ${all}`,
    added: (count: number) => `${capital(people(count))} added to the address book.`,
    someAdded: (done: number, all: number) =>
      `${done} of ${all} were added. You can go on with the others.`,
    showMore: (count: number) => `Show all ${count}`,
    cancel: 'Cancel',
  },

  choosing: {
    title: 'People in your address book with an email address',
    none: 'Nobody here has an email address yet.',
    take: (count: number) => (count === 0 ? 'Add to the list' : `Add ${people(count)} to the list`),
    cancel: 'Cancel',
  },

  picker: {
    label: 'Someone from the address book',
    hint: 'Type a few letters of a name',
    failed: 'The address book cannot be reached. You can write the name and address yourself.',
    none: 'Nobody in the address book matches. You can write the name and address yourself.',
    options: (count: number) => (count === 1 ? 'One person' : `${count} people`),
    noAddress: 'no address yet',
    chosen: (name: string) => `${name} was added to this message.`,
    birthday: (name: string, day: string) => `${name} has a birthday on ${day}.`,
    everyBirthday: 'Send it every birthday',
    unknown: (name: string) => `${name} is not in the address book yet.`,
    keep: 'Add to the address book',
    keepOf: (name: string) => `Add ${name} to the address book`,
    kept: (name: string) => `${name} is in the address book.`,
  },
} as const;

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
