import { once } from 'node:events';
import type { Writable } from 'node:stream';

/** Writes text to a stream, and waits while its reader is slow. */
export function textSink(out: Writable): (text: string) => Promise<void> {
  const gone = new AbortController();
  out.once('close', () => gone.abort());
  return async (text) => {
    gone.signal.throwIfAborted();
    if (!out.write(text)) await once(out, 'drain', { signal: gone.signal });
  };
}
