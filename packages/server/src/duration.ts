import { Temporal } from 'temporal-polyfill';

const units = { w: 168, d: 24, h: 1, m: 1 / 60, s: 1 / 3600 } as const;

/**
 * Reads a span as it is typed: `49h`, `2d`, `90m`, `1w2d`, one or more whole numbers with a unit
 * of w, d, h, m or s. Days have 24 hours.
 * @returns undefined when it is none, is zero, or is longer than 200 years
 */
export function parseDuration(text: string): Temporal.Duration | undefined {
  if (!/^(\d{1,9}[wdhms])+$/.test(text)) return undefined;
  let seconds = 0;
  for (const [, count, unit] of text.matchAll(/(\d+)([wdhms])/g)) {
    // The pattern above lets no other unit through.
    seconds += Math.round(Number(count) * units[unit as keyof typeof units] * 3600);
  }
  if (seconds === 0 || seconds > 200 * 366 * 86_400) return undefined;
  return Temporal.Duration.from({ seconds });
}
