import { AsyncLocalStorage } from 'node:async_hooks';
import { englishReader, readersComeFrom, type Reader } from '#locale/reader.ts';

// A server writes for many readers at once: each request and each mail has its own. Pages and the
// server that sends them are two bundles with a copy of this module each, so the storage is shared.
const place = Symbol.for('infinite-connections/readers');
const shared = globalThis as { [place]?: AsyncLocalStorage<Reader> };
const readers = (shared[place] ??= new AsyncLocalStorage<Reader>());

readersComeFrom(() => readers.getStore() ?? englishReader);

/** Writes everything within `write` for this reader, whatever it waits for. */
export function forReader<Result>(reader: Reader, write: () => Result): Result {
  return readers.run(reader, write);
}
