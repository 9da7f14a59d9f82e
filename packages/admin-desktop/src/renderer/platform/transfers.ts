import {
  placeLeft,
  type ExportOutcome,
  type OnProgress,
} from '@infinite/admin-console/platform/platform';
import { desktopWords } from '#desktop.en.ts';
import type { RequestOf, Transfer } from '#ipc/channels.ts';
import { bridge } from '#renderer/bridge.ts';
import { readState, subscribeToState } from '#renderer/state-store.ts';

/** Has main fetch a file and follows it until it is whole, cancelled or given up. */
export async function transfer(
  start: RequestOf<'transfer:start'>,
  onProgress: OnProgress,
  signal: AbortSignal,
): Promise<ExportOutcome> {
  const started = await bridge.request('transfer:start', start);
  if (!started) return { kind: 'cancelled' };
  const { id } = started;
  const cancel = () => {
    // The list at the foot of the window goes on showing it, with a button to cancel.
    if (signal.reason !== placeLeft) void bridge.request('transfer:cancel', { id });
  };
  if (signal.aborted) cancel();
  signal.addEventListener('abort', cancel, { once: true });
  try {
    const end = await followed(id, onProgress);
    if (end.state === 'done') {
      return { kind: 'saved', fileName: end.fileName ?? '', bytes: end.bytes };
    }
    if (end.state === 'cancelled') return { kind: 'cancelled' };
    throw new Error(desktopWords.transfers.failures[end.failure ?? 'unexpected']);
  } finally {
    signal.removeEventListener('abort', cancel);
  }
}

function followed(id: string, onProgress: OnProgress): Promise<Transfer> {
  return new Promise((done) => {
    let stop = () => {};
    const look = () => {
      const found = readState()?.transfers.find((listed) => listed.id === id);
      if (!found) return;
      if (found.state === 'running' || found.state === 'waiting') {
        onProgress(found.bytes, found.totalBytes ?? undefined);
        return;
      }
      stop();
      done(found);
    };
    stop = subscribeToState(look);
    look();
  });
}
