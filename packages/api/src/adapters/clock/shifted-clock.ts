import { Temporal } from 'temporal-polyfill';
import type { Clock } from '#adapters/clock/port.ts';

/**
 * The machine's clock plus an offset that `cli clock advance` sets, so that a journey over days
 * can be tried in a minute. In production the offset is always zero.
 */
export class ShiftedClock implements Clock {
  #offsetMs = 0;

  now(): Temporal.Instant {
    return Temporal.Instant.fromEpochMilliseconds(Date.now() + this.#offsetMs);
  }

  shiftTo(offsetMs: number): void {
    this.#offsetMs = offsetMs;
  }
}
