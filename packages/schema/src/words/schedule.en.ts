import { deliveryTimings } from '#catalogue/delivery-timings.ts';
import type { TriggerNote, TriggerProblem } from '#schedule/preview.ts';

/** What a sender reads about a date that cannot be kept as given. */
export const triggerProblemWords: Record<TriggerProblem, string> = {
  DATE_MISSING: 'Choose the day on which this should arrive.',
  DATE_UNREAL: 'That day is not in the calendar. Check the day and the month.',
  TIME_MISSING: 'Choose the time of day at which this should arrive.',
  TIME_UNREAL: 'Write the time as hours and minutes, such as 09:00.',
  ZONE_UNKNOWN: 'Choose the time zone we should use.',
  PAST: 'That moment has already passed. Choose one that is still to come.',
  PAST_SOMEWHERE:
    'That moment has already passed where one of them lives. Choose one that is still to come for everyone.',
  TOO_FAR: `That is further ahead than we can promise. Choose a year up to ${deliveryTimings.latestYear}.`,
  NO_YEAR_LEFT: 'There is no such day left before the last year you chose.',
  RECURRENCE_MISSING: 'Say what this day is: a birthday, an anniversary, or another yearly day.',
  LEAP_DAY_RULE_MISSING:
    'February 29 comes every four years. Choose February 28 or March 1 for the other years.',
};

/** What a sender should know before arming; none of it stands in the way. */
export const triggerNoteWords: Record<TriggerNote, string> = {
  BOTH_REMINDERS_SKIPPED:
    'It is less than a day away, so we will not write to you before. It goes out as it is.',
  FIRST_REMINDER_SKIPPED:
    'It is less than two days away, so we will write to you only once before, the day before.',
  SHIFTED_FROM_GAP:
    'Clocks go forward that night and skip this time. It will arrive at the next time that exists.',
  HOUR_REPEATED:
    'Clocks go back that night and this time comes twice. It will arrive at the first.',
  LEAP_DAY_MOVED: 'That year has no February 29, so it will arrive on the day you chose instead.',
  WAITS_FOR_DATE: 'This waits, ready, until you tell us the date. Nothing is sent before you do.',
};
