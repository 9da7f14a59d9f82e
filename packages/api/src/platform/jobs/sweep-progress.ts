import { AsyncLocalStorage } from 'node:async_hooks';

/** What the watch over a running sweep knows of it. */
export interface SweepRun {
  /** Monotonic milliseconds of its last sign of progress. */
  progressedAt: number;
}

const current = new AsyncLocalStorage<SweepRun>();

/** Runs `work` so that `noteProgress` inside of it counts for `run`. */
export function whileWatched<Result>(run: SweepRun, work: () => Promise<Result>): Promise<Result> {
  return current.run(run, work);
}

/**
 * Call once a batch in a sweep that may have a lot to do. Its time then starts again: only a sweep
 * that stands still is taken for a stuck one. Outside of a sweep it does nothing.
 */
export function noteProgress(): void {
  const run = current.getStore();
  if (run) run.progressedAt = performance.now();
}
