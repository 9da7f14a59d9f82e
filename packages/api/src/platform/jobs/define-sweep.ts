import type { RequestContext } from '#context.ts';

/**
 * Work that looks for what is due. Runs on one worker at a time, every `everySeconds` and at once
 * when one of its channels is notified. It must also be harmless when two run together.
 */
export interface Sweep {
  readonly name: string;
  readonly everySeconds: number;
  /** PostgreSQL channels whose NOTIFY starts the sweep at once. */
  readonly channels?: readonly string[];
  /**
   * Longest time without progress (`noteProgress`), where the usual five minutes are too short.
   * After that the sweep counts as stuck.
   */
  readonly mayTakeSeconds?: number;
  readonly run: (ctx: RequestContext) => Promise<void>;
}

export function defineSweep(sweep: Sweep): Sweep {
  return sweep;
}
