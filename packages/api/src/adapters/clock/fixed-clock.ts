import { Temporal } from 'temporal-polyfill';
import type { Clock } from '#adapters/clock/port.ts';

/** A clock that stands until it is moved. */
export class FixedClock implements Clock {
  #now: Temporal.Instant;

  constructor(now: string = '2026-03-01T09:00:00Z') {
    this.#now = Temporal.Instant.from(now);
  }

  now(): Temporal.Instant {
    return this.#now;
  }

  machine(): null {
    return null;
  }

  set(instant: string): void {
    this.#now = Temporal.Instant.from(instant);
  }

  /** Takes units up to hours, as an Instant does: days differ in length. */
  advance(duration: Temporal.DurationLike): void {
    this.#now = this.#now.add(duration);
  }
}
