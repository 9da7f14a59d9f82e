import { liveLimits } from '@infinite/schema/catalogue/notifications';

/** As `publishLive` wrote it: `f` for a family, `u` for a user. */
export interface Announced {
  readonly f?: string | undefined;
  readonly u?: string | undefined;
  readonly k: string;
  readonly i: string | null;
}

/**
 * What was announced in the last minute, for pages that were drawn before their stream opened. By the
 * process's own monotonic clock, in milliseconds: pages say how old they are, not what time it is.
 */
export class RecentEvents {
  #events: { readonly at: number; readonly event: Announced }[] = [];
  /** Nothing is known of what happened before. */
  #begin: number;

  constructor(private readonly now: () => number) {
    this.#begin = now();
  }

  add(event: Announced): void {
    const at = this.now();
    const from = Math.max(this.#begin, at - liveLimits.recentMs);
    const kept = this.#events.findIndex((one) => one.at >= from);
    this.#events.splice(0, kept < 0 ? this.#events.length : kept);
    if (this.#events.length >= liveLimits.recentEvents) {
      this.#begin = this.#events.shift()?.at ?? at;
    }
    this.#events.push({ at, event });
  }

  /** Some may have been missed until now. */
  forget(): void {
    this.#events = [];
    this.#begin = this.now();
  }

  /** The events of the last `ageMs`; null if not all of them are known. */
  within(ageMs: number): readonly Announced[] | null {
    const from = this.now() - ageMs;
    if (ageMs > liveLimits.recentMs || from <= this.#begin) return null;
    return this.#events.flatMap(({ at, event }) => (at >= from ? [event] : []));
  }
}
