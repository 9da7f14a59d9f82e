import type { Temporal } from 'temporal-polyfill';

/**
 * The days of earlier years that are remembered on a date, as 'MM-DD'. In common years, what was taken
 * on the 29th of February is remembered on the 28th.
 */
export function daysOf(today: Temporal.PlainDate): string[] {
  const day = today.toString().slice(5);
  return day === '02-28' && !today.inLeapYear ? [day, '02-29'] : [day];
}
