import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';

/** Notifies running work of announcements that arrive in the meantime. */
export interface Wakes {
  /** @returns ends it */
  onWake(listener: () => void): () => void;
}

/**
 * Work that looks for due rows. It runs on one worker at a time, every `everySeconds`, and at once
 * when one of its channels is notified. It must also be safe if two run concurrently.
 */
export interface Sweep {
  readonly name: string;
  readonly everySeconds: number;
  /** PostgreSQL channels whose NOTIFY starts the sweep at once. */
  readonly channels?: readonly string[];
  /** Runs on every worker in parallel; claims divide the work. Once per process. */
  readonly onEveryWorker?: boolean;
  /**
   * When something is due next, as cheap as an index allows; null when nothing waits. The sweep
   * then starts at that instant too, and not while nothing is due.
   */
  readonly nextDue?: (ctx: RequestContext) => Promise<Temporal.Instant | null>;
  /**
   * Longest time without progress (`noteProgress`), if the default of five minutes is too short.
   * After that the sweep counts as stuck.
   */
  readonly mayTakeSeconds?: number;
  readonly run: (ctx: RequestContext, wakes?: Wakes) => Promise<void>;
}

export function defineSweep(sweep: Sweep): Sweep {
  return sweep;
}
