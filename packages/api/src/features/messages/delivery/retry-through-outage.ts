import { noteProgress } from '#platform/jobs/sweep-progress.ts';
import type { Logger } from '#platform/logging/logger.ts';

/** Waits between tries while the database is away; the last one repeats. */
const pausesMs = [200, 1_000, 3_000, 5_000, 15_000];

/**
 * Does a piece of database work again for as long as the database is away.
 * @throws what the database says when it is there and refuses the work again and again
 */
export async function retryThroughOutage<Result>(
  log: Logger,
  work: () => Promise<Result>,
): Promise<Result> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await work();
    } catch (error) {
      if (!isOutage(error) && tries >= pausesMs.length) throw error;
      log.warn({ err: error, tries }, 'the outcome of deliveries cannot be written down yet');
      // A database that is away is no sender that stands still.
      noteProgress();
      await pause(pausesMs[Math.min(tries, pausesMs.length - 1)] ?? 0);
    }
  }
}

/** Whether the database was not there, as opposed to having refused the statement. */
function isOutage(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : '';
    // Data, integrity and syntax: the statement was read and refused. Anything else may pass.
    if (/^(22|23|42)/.test(code)) return false;
  }
  return true;
}

/** Does not keep a process alive that is asked to end: its journal knows. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}
