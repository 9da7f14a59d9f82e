import type { Temporal } from 'temporal-polyfill';

/** Where use cases learn the time; nothing else may decide by the machine's own clock. */
export interface Clock {
  now(): Temporal.Instant;
}
