import { Temporal } from 'temporal-polyfill';

/** How exactly it is known when a photo, a film or a voice was taken. */
export const takenPrecisions = [
  'INSTANT',
  'DAY',
  'MONTH',
  'YEAR',
  'DECADE',
  'ABOUT',
  'UNKNOWN',
] as const;
export type TakenPrecision = (typeof takenPrecisions)[number];

/**
 * When something was taken, on the clock and the calendar of the place where it was taken. It is never
 * shifted to another zone: a photo of Christmas Eve stays one of Christmas Eve.
 */
export interface Taken {
  readonly precision: TakenPrecision;
  /**
   * 'YYYY-MM-DDTHH:MM:SS' (perhaps with '.mmm') for an instant, 'YYYY-MM-DD', 'YYYY-MM', 'YYYY' for a
   * year, the first year of a decade or about a year, '' for unknown. As text these sort by time, and
   * an uncertain date sorts at the start of its span.
   */
  readonly local: string;
  /** '+05:45', only of an instant and only where it is known. */
  readonly offset: string | null;
}

export const unknownDate: Taken = { precision: 'UNKNOWN', local: '', offset: null };

/** Four digits, so that dates sort as text; older than anything a family keeps. */
export const firstYear = 1000;

const day = String.raw`\d{4}-\d\d-\d\d`;
const forms: Readonly<Record<TakenPrecision, RegExp>> = {
  INSTANT: new RegExp(String.raw`^${day}T\d\d:\d\d:\d\d(\.\d{3})?$`),
  DAY: new RegExp(`^${day}$`),
  MONTH: /^\d{4}-\d\d$/,
  YEAR: /^\d{4}$/,
  DECADE: /^\d{3}0$/,
  ABOUT: /^\d{4}$/,
  UNKNOWN: /^$/,
};
/** The widest offsets that are in use, as in EXIF. */
const offsetForm = /^[+-](0\d|1[0-3]):[0-5]\d$|^[+-]14:00$/;

/** Whether it is written as its precision asks, and names a time that exists in the calendar. */
export function isTaken({ precision, local, offset }: Taken): boolean {
  if (!forms[precision].test(local)) return false;
  if (offset !== null && (precision !== 'INSTANT' || !offsetForm.test(offset))) return false;
  if (precision === 'UNKNOWN') return true;
  if (Number(local.slice(0, 4)) < firstYear) return false;
  // A leap second is none to Temporal, which would quietly move it.
  if (local.slice(17, 19) === '60') return false;
  try {
    Temporal.PlainDateTime.from(local + '-01-01'.slice(Math.max(0, local.length - 4)), {
      overflow: 'reject',
    });
    return true;
  } catch {
    return false;
  }
}

/** The instant, where the offset is known. */
export function instantOf({ precision, local, offset }: Taken): Temporal.Instant | null {
  if (precision !== 'INSTANT' || offset === null) return null;
  return Temporal.Instant.from(local + offset);
}

/** An instant as it is taken: on the clock of a zone, to the millisecond. */
export function takenAt(instant: Temporal.Instant, timeZone: string): Taken {
  const zoned = instant.toZonedDateTimeISO(timeZone).round('millisecond');
  const text = zoned.toPlainDateTime().toString({ fractionalSecondDigits: 3 });
  return { precision: 'INSTANT', local: text.replace('.000', ''), offset: zoned.offset };
}
