import { desktopTimings } from '@infinite/schema/catalogue/desktop';
import type { TransferFailure } from '#ipc/channels.ts';
import type { Clock } from '#main/ports.ts';
import { TransferError } from './failure.ts';

export type TransferEnd =
  | { state: 'done'; fileName: string }
  | { state: 'failed'; failure: TransferFailure }
  | { state: 'cancelled' };

/**
 * Retries until the file is complete, the user cancels, or no further attempt can help. Each
 * attempt starts from zero and keeps nothing of a failed one.
 */
export async function runTransfer(
  clock: Clock,
  signal: AbortSignal,
  attempt: () => Promise<string>,
  onWaiting: (nextAttempt: number) => void,
): Promise<TransferEnd> {
  for (let number = 1; ; number += 1) {
    try {
      return { state: 'done', fileName: await attempt() };
    } catch (error) {
      if (signal.aborted) return { state: 'cancelled' };
      const delay = desktopTimings.retryAfterMs[number - 1];
      const known = error instanceof TransferError ? error : null;
      if (!known) console.error('A download failed for an unknown reason', error);
      if (!known?.mayRetry || delay === undefined) {
        return { state: 'failed', failure: known?.failure ?? 'unexpected' };
      }
      onWaiting(number + 1);
      await pause(clock, delay, signal);
      if (signal.aborted) return { state: 'cancelled' };
    }
  }
}

function pause(clock: Clock, ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const callOff = clock.after(ms, done);
    signal.addEventListener('abort', () => (callOff(), done()), { once: true });
  });
}
