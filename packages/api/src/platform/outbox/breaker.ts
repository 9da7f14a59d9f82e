import { Temporal } from 'temporal-polyfill';
import { retryForever, type Waits } from '#platform/outbox/retry-schedule.ts';

/** A circuit breaker that every process shares; its owner keeps it in a row. */
export interface BreakerState {
  /** Null while the far side works. */
  readonly openSince: Temporal.Instant | null;
  /** When the next item may try whether it works again; null while closed. */
  readonly probeAt: Temporal.Instant | null;
  /** Items that failed since the last one that was answered. */
  readonly suspects: readonly string[];
  readonly failedProbes: number;
}

export interface BreakerRules {
  /** Failures in a row that open it. */
  readonly breaksAfter: number;
  /** Waits between probes; the last repeats. */
  readonly probes: Waits;
}

/** How many items may leave: `all`, one that tries whether it works again, or none. */
export type Permit = 'all' | 'probe' | 'none';

/** One item that trouble between us and the far side kept from leaving. */
export interface BreakerFailure {
  readonly id: string;
  /** False when there was no conversation at all: then every try counts, not every item. */
  readonly reached: boolean;
}

export const closedBreaker: BreakerState = {
  openSince: null,
  probeAt: null,
  suspects: [],
  failedProbes: 0,
};

export function permitOf(
  { openSince, probeAt }: Pick<BreakerState, 'openSince' | 'probeAt'>,
  now: Temporal.Instant,
  rules: BreakerRules,
): Permit {
  if (!openSince) return 'all';
  if (!probeAt || Temporal.Instant.compare(probeAt, now) <= 0) return 'probe';
  // Further ahead than any wait: the clock was put back since.
  return Temporal.Instant.compare(probeAt, latestProbe(now, rules)) > 0 ? 'probe' : 'none';
}

/** The latest instant for which a probe can be planned now. */
export function latestProbe(now: Temporal.Instant, { probes }: BreakerRules): Temporal.Instant {
  return retryForever(probes, Number.POSITIVE_INFINITY, now);
}

/** Opens after some failures in a row; a probe that failed puts off the next one. */
export function afterFailures(
  state: BreakerState,
  news: { readonly failures: readonly BreakerFailure[]; readonly wasProbe: boolean },
  now: Temporal.Instant,
  rules: BreakerRules,
): BreakerState {
  const suspects = withSuspects(state.suspects, news.failures, rules.breaksAfter);
  const opens = !state.openSince && suspects.length >= rules.breaksAfter;
  const failedProbes = state.failedProbes + (news.wasProbe ? 1 : 0);
  const openSince = state.openSince ?? (opens ? now : null);
  if (!openSince) return { openSince, suspects, failedProbes, probeAt: null };
  const probeAt =
    opens || news.wasProbe ? retryForever(rules.probes, failedProbes + 1, now) : state.probeAt;
  return { openSince, suspects, failedProbes, probeAt };
}

/** Refusals count once an item; a line that is not there counts with every try. */
function withSuspects(
  known: readonly string[],
  failures: readonly BreakerFailure[],
  breaksAfter: number,
): string[] {
  const suspects = [...known];
  for (const { id, reached } of failures) {
    if (!reached || !suspects.includes(id)) suspects.push(id);
  }
  // More than what opens the breaker would never matter.
  return suspects.slice(0, breaksAfter);
}
