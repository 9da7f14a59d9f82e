import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#context.ts';

/** Tells work that is under way of what is announced meanwhile. */
export interface Wakes {
  /** @returns ends it */
  onWake(listener: () => void): () => void;
}

/**
 * Work that looks for what is due. Runs on one worker at a time, every `everySeconds` and at once
 * when one of its channels is notified. It must also be harmless when two run together.
 */
export interface Sweep {
  readonly name: string;
  readonly everySeconds: number;
  /** PostgreSQL channels whose NOTIFY starts the sweep at once. */
  readonly channels?: readonly string[];
  /** Every worker runs it, side by side; its claims share out the work. Once in each process. */
  readonly onEveryWorker?: boolean;
  /**
   * When something is due next, as cheap as an index allows; null when nothing waits. The sweep
   * then starts at that instant too, and not while nothing is due.
   */
  readonly nextDue?: (ctx: RequestContext) => Promise<Temporal.Instant | null>;
  /**
   * Longest time without progress (`noteProgress`), where the usual five minutes are too short.
   * After that the sweep counts as stuck.
   */
  readonly mayTakeSeconds?: number;
  readonly run: (ctx: RequestContext, wakes?: Wakes) => Promise<void>;
}

export function defineSweep(sweep: Sweep): Sweep {
  return sweep;
}
