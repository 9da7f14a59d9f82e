import { AsyncLocalStorage } from 'node:async_hooks';
import { englishReader, readersComeFrom, type Reader } from '#locale/reader.ts';

// A server writes for many readers at once: each request and each mail has its own.
const readers = new AsyncLocalStorage<Reader>();

readersComeFrom(() => readers.getStore() ?? englishReader);

/** Writes everything within `write` for this reader, whatever it waits for. */
export function forReader<Result>(reader: Reader, write: () => Result): Result {
  return readers.run(reader, write);
}
