import { contactLimits } from '#catalogue/contacts.ts';

/** What the API says about the address book. */
export const contactWords = {
  nameNeeded: 'Please write the name of this person',
  tooLong: (limit: number) => `Please write at most ${limit} characters`,
  badEmail: 'This is not an email address. You can leave it empty.',
  tooManyEmails: `Please keep at most ${contactLimits.emails} addresses`,
  badBirthday: 'This day does not exist. You can leave it empty.',
  futureBirthday: 'This day has not come yet. Is the year right?',
  badZone: 'Please choose a time zone from the list, or leave it empty',
  badLanguage: 'Please choose a language from the list, or leave it empty',
  tooManyAtOnce: `At most ${contactLimits.importAtOnce} people can be added at once.`,
  full: `Your family’s address book is full: it holds ${contactLimits.people.toLocaleString('en-US')} people. Remove some to make room.`,
  notYours: 'Only the person who added this entry, an editor or the owner can change it.',
  stale: 'Someone else changed this entry a moment ago. Nothing of yours is lost.',
  oneIsNoMerge: 'Please choose two or more entries to put together.',
  tooManyToMerge: `At most ${contactLimits.merged} entries can be put together at once.`,
  changedSince:
    'These entries were changed after they were put together, so they stay together. You can edit the entry instead.',
  notInUse: 'This person’s entry no longer has an email address.',
} as const;
