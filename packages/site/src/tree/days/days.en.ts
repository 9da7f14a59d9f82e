import type { AnniversaryKindName } from '@infinite/schema/catalogue/anniversaries';

/** The page of the days of a family tree that return every year. */
export const treeDaysWords = {
  title: 'Days to remember',
  lead: 'Birthdays, weddings, and the days on which your family remembers someone.',
  description: 'Birthdays, wedding anniversaries and days of remembrance of your family tree.',
  coming: 'The next two months',
  none: 'Nothing in the next two months',
  noneHint: 'Days appear here once the tree knows when someone was born, married or died.',
  toTree: 'Open the family tree',
  notMember: 'You no longer belong to this family.',
  happened: { BIRTHDAY: 'born in', WEDDING: 'married in', REMEMBRANCE: 'died in' } satisfies Record<
    AnniversaryKindName,
    string
  >,
  calendars: 'In your own calendar',
  calendarsLead:
    'Your calendar program can show these days. It gets an address that is yours alone, and follows the tree from then on.',
  name: 'Name of the calendar',
  nameOf: (family: string) => `Days of ${family}`.slice(0, 60),
  kindsLabel: 'Which days',
  kinds: {
    BIRTHDAY: 'Birthdays of the living',
    WEDDING: 'Wedding anniversaries',
    REMEMBRANCE: 'Days of remembrance',
  } satisfies Record<AnniversaryKindName, string>,
  create: 'Make a calendar',
  addressLabel: 'Address of the calendar',
  addressHint:
    'Shown this once. Anyone who has it can read these days, without the years of the living. Remove the calendar here to end it.',
  copy: 'Copy the address',
  copied: 'Copied',
  copyFailed: 'Copying did not work. Select the address and copy it by hand.',
  subscribe: 'Open in a calendar program',
  made: 'The calendar is ready.',
  neverRead: 'No program has read it yet',
  lastRead: (when: string) => `Last read ${when}`,
  remove: 'Remove',
  removeTitle: 'Remove this calendar?',
  removeText: (name: string) =>
    `Programs that read “${name}” stop getting its days. You can make another at any time.`,
  removeConfirm: 'Remove it',
  keep: 'Keep it',
  removing: 'Removing …',
  removed: 'The calendar is removed.',
  byMail: 'Would you rather get an email a few days ahead?',
  toNotices: 'Choose it in your notification settings',
} as const;
