import type { Temporal } from 'temporal-polyfill';

export interface MachineTime {
  readonly wall: Temporal.Instant;
  readonly monotonicMs: number;
}

/** Where use cases learn the time; nothing else may decide by the machine's own clock. */
export interface Clock {
  now(): Temporal.Instant;
  /**
   * The machine's own clock, without what practice adds, and a counter that nobody can set. Null for
   * a clock that has no machine behind it.
   */
  machine(): MachineTime | null;
}
