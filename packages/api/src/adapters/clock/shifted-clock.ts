import { Temporal } from 'temporal-polyfill';
import type { Clock, MachineTime } from '#adapters/clock/port.ts';

/**
 * The machine's clock plus an offset that `cli clock advance` sets, so that a journey over days
 * can be tried in a minute. In production the offset is always zero.
 */
export class ShiftedClock implements Clock {
  #offsetMs = 0;

  now(): Temporal.Instant {
    return Temporal.Instant.fromEpochMilliseconds(Date.now() + this.#offsetMs);
  }

  machine(): MachineTime {
    return {
      wall: Temporal.Instant.fromEpochMilliseconds(Date.now()),
      monotonicMs: performance.now(),
    };
  }

  shiftTo(offsetMs: number): void {
    this.#offsetMs = offsetMs;
  }
}
