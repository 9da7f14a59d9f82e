import { sortRange, yearOf, type DayRange } from '#dates/date-range.ts';
import { parseDate, type DateValue } from '#dates/date-value.ts';
import { textBelow } from '#structure-queries.ts';
import type { Structure } from '#structure.ts';

/** A DATE structure as it was recorded. */
export interface RecordedDate {
  /** The payload, also when it is not a date of GEDCOM 7. */
  readonly text: string;
  /** Null for a phrase alone and for text that GEDCOM 7 cannot express. */
  readonly value: DateValue | null;
  readonly phrase: string | null;
  readonly time: string | null;
  readonly range: DayRange;
  /** Gregorian year of the first known day. */
  readonly year: number | null;
}

/** Reads a DATE, or a structure like it, such as SDATE; null when it says nothing. */
export function readDate(structure: Structure | undefined): RecordedDate | null {
  if (!structure) return null;
  const text = structure.payload?.trim() ?? '';
  const phrase = textBelow(structure, 'PHRASE');
  if (text === '' && phrase === null) return null;
  const value = parseDate(text);
  return {
    text,
    value,
    phrase,
    time: textBelow(structure, 'TIME'),
    range: value ? sortRange(value) : { from: null, to: null },
    year: value ? yearOf(value) : null,
  };
}
