import { noteProgress } from '#platform/jobs/sweep-progress.ts';
import type { Logger } from '#platform/logging/logger.ts';

/** Waits between attempts during an outage of the database; the last one repeats. */
const pausesMs = [200, 1_000, 3_000, 5_000, 15_000];

/**
 * Retries database work for as long as the database is unavailable.
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
      // An outage of the database does not mean that the sender hangs.
      noteProgress();
      await pause(pausesMs[Math.min(tries, pausesMs.length - 1)] ?? 0);
    }
  }
}

/** Whether the database was unavailable, as opposed to having rejected the statement. */
function isOutage(error: unknown): boolean {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : '';
    // Data, integrity and syntax errors: the database read the statement and rejected it. Others
    // may pass.
    if (/^(22|23|42)/.test(code)) return false;
  }
  return true;
}

/** Does not keep a stopping process alive: its journal has the outcome. */
function pause(ms: number): Promise<void> {
  return new Promise((resolve) => {
    setTimeout(resolve, ms).unref();
  });
}
