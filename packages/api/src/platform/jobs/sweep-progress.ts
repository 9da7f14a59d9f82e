import { AsyncLocalStorage } from 'node:async_hooks';

/** The watchdog's state of a running sweep. */
export interface SweepRun {
  /** Monotonic milliseconds of its last sign of progress. */
  progressedAt: number;
}

const current = new AsyncLocalStorage<SweepRun>();

/** Runs `work` so that `noteProgress` inside it counts for `run`. */
export function whileWatched<Result>(run: SweepRun, work: () => Promise<Result>): Promise<Result> {
  return current.run(run, work);
}

/**
 * Call once a batch in a sweep that may have a lot to do. It resets the watchdog, so that only a
 * sweep without progress counts as stuck. Outside a sweep it does nothing.
 */
export function noteProgress(): void {
  const run = current.getStore();
  if (run) run.progressedAt = performance.now();
}
