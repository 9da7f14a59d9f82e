/**
 * When a message is to be delivered, as its sender said it: local date, local time and IANA zone.
 * The instant is computed late, because zone rules change before the day comes.
 */
export interface Trigger {
  kind: TriggerKind;
  /** `YYYY-MM-DD`; null while an occasion has no date. For a recurring message the first date or,
   * for a birthday or anniversary, the day it remembers, which may lie in the past. */
  localDate: string | null;
  /** `HH:MM` */
  localTime: string | null;
  timeZone: string;
  recurrence: Recurrence | null;
  /** The last year in which a recurring message is delivered; null means without end. */
  untilYear: number | null;
  /** Where a recurring February 29 falls in other years. Ignored for any other day. */
  leapDayRule: LeapDayRule | null;
  /** The name of an occasion whose date the sender sets later. */
  occasion: string | null;
  /** One time of a recurring message that its sender put off; the series keeps its day. */
  moved?: MovedOccurrence | null;
  /**
   * Zones of the clocks on which the people it is for read date and time; without it the trigger's
   * own zone alone. Never stored: `onClocksOf` derives it from the people.
   */
  clocks?: readonly string[] | undefined;
}

export interface MovedOccurrence {
  /** The series' own date, which goes on naming this time: `YYYY-MM-DD`. */
  occurrence: string;
  localDate: string;
  localTime: string;
}

export type TriggerKind = 'DATE' | 'RECURRING' | 'OCCASION';
export type Recurrence = 'BIRTHDAY' | 'ANNIVERSARY' | 'YEARLY';
export type LeapDayRule = 'FEBRUARY_28' | 'MARCH_1';
