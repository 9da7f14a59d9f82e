import { join } from 'node:path';
import { randomUUID } from 'node:crypto';
import { desktopTimings } from '@infinite/schema/catalogue/desktop';
import type { Clock, Disk, OpenFile } from '#main/ports.ts';
import { diskFailure, TransferError } from './failure.ts';
import { freeName, temporaryName } from './file-name.ts';

export interface Reception {
  body: ReadableStream<Uint8Array>;
  folder: string;
  name: string;
  signal: AbortSignal;
  /** Inspects each chunk before it is written; throws if this is not the file. */
  see(chunk: Uint8Array): void;
  /** Throws if the file is incomplete. */
  end(bytes: number): void;
}

/**
 * Writes a download under a temporary name in the same folder, syncs it, and only then gives it
 * its name. Whatever happens before that, the temporary file is removed and the name stays free.
 * @returns the name it got
 */
export async function receiveFile(
  { disk, clock }: { disk: Disk; clock: Clock },
  { body, folder, name, signal, see, end }: Reception,
): Promise<string> {
  const temporary = join(folder, temporaryName(randomUUID()));
  const file = await onDisk(() => disk.create(temporary));
  try {
    const bytes = await writeAll(body, file, see, signal, clock);
    signal.throwIfAborted();
    end(bytes);
    await onDisk(() => file.sync());
    await onDisk(() => file.close());
    const free = await freeName(disk, folder, name);
    await onDisk(() => disk.rename(temporary, join(folder, free)));
    await disk.settle(folder);
    return free;
  } catch (error) {
    await file.close().catch(() => undefined);
    await disk.remove(temporary).catch(() => undefined);
    throw error;
  }
}

async function writeAll(
  body: ReadableStream<Uint8Array>,
  file: OpenFile,
  see: (chunk: Uint8Array) => void,
  signal: AbortSignal,
  clock: Clock,
): Promise<number> {
  const reader = body.getReader();
  let bytes = 0;
  try {
    for (;;) {
      const { done, value } = await nextChunk(reader, signal, clock);
      if (done) return bytes;
      see(value);
      await onDisk(() => file.write(value));
      bytes += value.byteLength;
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}

/** A connection without data for a minute counts as lost. */
async function nextChunk(
  reader: ReadableStreamDefaultReader<Uint8Array>,
  signal: AbortSignal,
  clock: Clock,
): Promise<ReadableStreamReadResult<Uint8Array>> {
  signal.throwIfAborted();
  let stopWaiting = () => {};
  let onAbort = () => {};
  const end = new Promise<never>((_, fail) => {
    stopWaiting = clock.after(desktopTimings.stalledAfterMs, () => fail(lost()));
    onAbort = () => fail(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
  });
  const reading = reader.read().catch((error: unknown) => {
    throw lost(error);
  });
  try {
    return await Promise.race([reading, end]);
  } finally {
    stopWaiting();
    signal.removeEventListener('abort', onAbort);
  }
}

const lost = (cause?: unknown) => new TransferError('unreachable', { mayRetry: true, cause });

async function onDisk<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act();
  } catch (error) {
    throw diskFailure(error);
  }
}
