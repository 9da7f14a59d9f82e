import type { Temporal } from 'temporal-polyfill';

/**
 * What became of one try (decisions 007 and 055). `retryAt` null: it is not tried again by itself.
 * An outbox adds what its own rows keep of it.
 */
export type Outcome =
  /** The far side has it. */
  | { readonly kind: 'acknowledged' }
  /** The recipient's side said no. Uses up attempts, and is the only outcome that can fail an item. */
  | { readonly kind: 'refused'; readonly retryAt: Temporal.Instant | null }
  /** What lies between us and every recipient. Counts against nobody; opens the breaker. */
  | {
      readonly kind: 'relay';
      readonly response: string;
      /** False when there was no conversation at all. */
      readonly reached: boolean;
      readonly retryAt: Temporal.Instant;
    }
  /** Handed over, and no answer came. Repeated under the same id. */
  | { readonly kind: 'unknown'; readonly retryAt: Temporal.Instant | null }
  /** Cannot be prepared, or is not wanted any more. */
  | { readonly kind: 'set-aside'; readonly retryAt: Temporal.Instant | null }
  /** Claimed, and never begun. */
  | { readonly kind: 'not-started'; readonly retryAt: Temporal.Instant };

/** The outcomes of one kind, to add to what an outbox keeps of it. */
export type OutcomeOf<Kind extends Outcome['kind']> = Extract<Outcome, { kind: Kind }>;

/** Whether a try uses up an attempt: trouble of ours, and an item that was never begun, do not. */
export function counts({ kind }: Outcome): boolean {
  return kind === 'acknowledged' || kind === 'refused' || kind === 'unknown';
}

/** Whether the try shows that the relay works: a word about the recipient does too. */
export function wasAnswered({ kind }: Outcome): boolean {
  return kind === 'acknowledged' || kind === 'refused';
}
