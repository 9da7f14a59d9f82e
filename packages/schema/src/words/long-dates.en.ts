import { tagInUse } from '#locale/formats.ts';

/** 'November 21, 2026' for an instant, on the calendar of the reader's zone. */
export function longDateWords(instant: string, timeZone: string): string {
  try {
    return formatOf(timeZone).format(new Date(instant));
  } catch (error) {
    // Unknown to this runtime: format the day in UTC.
    if (!(error instanceof RangeError)) throw error;
    return formatOf('UTC').format(new Date(instant));
  }
}

function formatOf(timeZone: string): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(tagInUse(), { dateStyle: 'long', timeZone });
}
