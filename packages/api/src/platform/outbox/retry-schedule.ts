import type { Temporal } from 'temporal-polyfill';

/** Waits before each further try, the first one first; at least one, each 0 or more. */
export type Waits =
  { readonly minutes: readonly number[] } | { readonly seconds: readonly number[] };

/**
 * When to try again after so many tries; null when there were as many as the schedule has waits.
 * @param tries at least 1, the one that just ended included
 */
export function retryOrEnd(
  waits: Waits,
  tries: number,
  now: Temporal.Instant,
): Temporal.Instant | null {
  const seconds = secondsOf(waits)[tries - 1];
  return seconds === undefined ? null : now.add({ seconds });
}

/** The same for as long as it takes: the last wait repeats. */
export function retryForever(waits: Waits, tries: number, now: Temporal.Instant): Temporal.Instant {
  const seconds = secondsOf(waits);
  const last = seconds.at(-1);
  if (last === undefined) throw new Error('a retry schedule needs at least one wait');
  return now.add({ seconds: seconds[tries - 1] ?? last });
}

/** Waits that double, `count` of them. */
export function doubling(firstSeconds: number, count: number): Waits {
  return { seconds: Array.from({ length: count }, (_, index) => firstSeconds * 2 ** index) };
}

function secondsOf(waits: Waits): readonly number[] {
  return 'seconds' in waits ? waits.seconds : waits.minutes.map((minutes) => minutes * 60);
}
