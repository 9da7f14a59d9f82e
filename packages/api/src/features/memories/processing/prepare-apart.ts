import { Worker } from 'node:worker_threads';
import type { Logger } from '#platform/logging/logger.ts';
import type {
  PreparationReport,
  PreparationRequest,
} from '#features/memories/processing/preparation-request.ts';
import type { Prepared } from '#features/memories/processing/prepared.ts';

/** A thread that says nothing for so long turns in a circle over what it was given. */
const silenceMs = 30_000;
/** Hours of video are read, decoded and written within this. */
const longestMs = 45 * 60_000;
const heapMb = 512;

// Beside this file as written, beside the bundle as built.
const program = new URL(
  import.meta.url.endsWith('.ts') ? './preparation.worker.ts' : './preparation.worker.mjs',
  import.meta.url,
);

/**
 * Prepares a content in a thread of its own: a file that sends a parser round in circles or into
 * boundless memory costs that thread, not the server, and long work keeps no request waiting.
 * Null when the content brought the thread down.
 * @throws when the storage failed
 */
export async function prepareApart(
  request: PreparationRequest,
  log: Logger,
  limits = { silenceMs, longestMs },
): Promise<Prepared | null> {
  const worker = new Worker(program, {
    workerData: request,
    resourceLimits: { maxOldGenerationSizeMb: heapMb },
  });
  try {
    return await answerOf(worker, log, limits);
  } finally {
    await worker.terminate();
  }
}

function answerOf(
  worker: Worker,
  log: Logger,
  limits: { silenceMs: number; longestMs: number },
): Promise<Prepared | null> {
  return new Promise((resolve, reject) => {
    const giveUp = (why: string, error?: unknown) => {
      log.warn({ err: error }, `a content could not be prepared: ${why}`);
      resolve(null);
    };
    const longest = setTimeout(() => giveUp('it took too long'), limits.longestMs);
    const silence = setTimeout(() => giveUp('it fell silent'), limits.silenceMs);
    let begun = false;
    worker.on('message', (report: PreparationReport) => {
      begun = true;
      silence.refresh();
      if (report.kind === 'note') log.info({ why: report.error }, report.what);
      if (report.kind === 'prepared') resolve(report.prepared);
      if (report.kind === 'failed') reject(new Error(report.error));
    });
    worker.on('error', (error) => {
      // Before its first word no content was opened: the program itself does not run.
      if (begun) giveUp('its thread broke down', error);
      else reject(error);
    });
    worker.on('exit', () => {
      clearTimeout(longest);
      clearTimeout(silence);
      // After an answer this changes nothing.
      resolve(null);
    });
  });
}
