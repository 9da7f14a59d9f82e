import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import type { Permit } from '#platform/outbox/breaker.ts';
import type { Outcome } from '#platform/outbox/outcome.ts';

/** How the lanes of one run ended. */
export interface LanesEnd {
  readonly tried: number;
  readonly more: boolean;
  /** Of lanes that failed; logged already. */
  readonly failures: readonly unknown[];
}

/** One try and what became of it. */
export interface Tried<Item, Result extends Outcome> {
  readonly item: Item;
  readonly outcome: Result;
}

export interface Claimed<Item> {
  readonly items: readonly Item[];
  /** Whether another claim may find something now. */
  readonly more: boolean;
}

/**
 * How the rows of one table leave: what is due is claimed under a lease or a presence, handed over
 * in lanes, and each outcome is marked in the rows. Claims and marks are statements of the owner,
 * whose rows are the only truth.
 * @template Run what the lanes of one pass share
 * @template Road what the breaker knew when a batch was let through
 */
export interface OutboxDefinition<Item, Result extends Outcome, Run = undefined, Road = undefined> {
  readonly name: string;
  /** Channels whose NOTIFY says that something may be due. */
  readonly channels: readonly string[];
  /** A look at least this often, for a notice that was missed. */
  readonly everySeconds: number;
  /** One worker at a time; otherwise all of them send, and their claims share out the items. */
  readonly alone?: boolean;
  readonly lanes: {
    readonly count: number;
    /** Items that a lane claims at once. */
    readonly width: number;
    /** Items of all lanes that are claimed and have no answer yet; at least `width`. */
    readonly unanswered: number;
  };
  /** Claims at most so many items in one pass; then the next begins. */
  readonly itemsPerPass?: number;
  /** When the earliest waiting item is due, by an index; null when none waits. */
  readonly nextDue: (ctx: RequestContext) => Promise<Temporal.Instant | null>;
  /**
   * What has to be so while the lanes are at work: calls `send`, which never rejects, as often as
   * there are runs, and clears up after it. Not calling it sends nothing.
   */
  readonly during: (ctx: RequestContext, send: (run: Run) => Promise<LanesEnd>) => Promise<unknown>;
  /** Asked before each claim: false claims nothing more in this pass. */
  readonly goesOn?: (run: Run) => boolean;
  readonly breaker?: {
    ask(ctx: RequestContext): Promise<{ permit: Permit; road: Road }>;
    /** Nothing was sent with the probe: another may take it. */
    returnProbe(ctx: RequestContext): Promise<void>;
    note(
      ctx: RequestContext,
      tried: readonly Tried<Item, Result>[],
      batch: { wasProbe: boolean; road: Road },
    ): Promise<void>;
  };
  readonly claim: (
    ctx: RequestContext,
    run: Run,
    count: number,
    road: Road,
  ) => Promise<Claimed<Item>>;
  /** Hands one item over. Never throws: the outcome is what is marked. */
  readonly send: (ctx: RequestContext, run: Run, item: Item) => Promise<Result>;
  readonly mark: (
    ctx: RequestContext,
    run: Run,
    tried: readonly Tried<Item, Result>[],
  ) => Promise<void>;
  /** Each as soon as it is answered, or a batch together. Default: together. */
  readonly marks?: 'each' | 'together';
}
