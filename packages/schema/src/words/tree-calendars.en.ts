import { anniversaryLimits as limits } from '#catalogue/anniversaries.ts';

/** Refusals of the calendars of a family tree. */
export const treeCalendarWords = {
  nameNeeded: 'Give the calendar a name.',
  nameTooLong: `A name has at most ${limits.calendarName} letters.`,
  kindNeeded: 'Choose at least one kind of day.',
  tooMany: `You have ${limits.calendarsPerMember} calendars already. Remove one first.`,
} as const;
