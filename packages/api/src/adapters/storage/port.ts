import type { Temporal } from 'temporal-polyfill';

/**
 * Keeps sealed objects by key. It sees sealed bytes only: who calls it seals before and opens
 * after. Every method may be called from any process that shares the storage.
 *
 * A key is one to eight segments of `a-z 0-9 . _ -` joined by slashes, none starting with a dot.
 */
export interface BlobStore {
  /**
   * Stores all of `content` under `key`, replacing what was there. When the promise resolves the
   * bytes survive a power cut; when it rejects, or the process dies, the key is as it was before.
   */
  put(key: string, content: AsyncIterable<Uint8Array>): Promise<{ bytes: number }>;
  /** @throws BlobMissing */
  open(key: string): Promise<BlobReader>;
  /** The stored length, or null if there is no such object. */
  stat(key: string): Promise<{ bytes: number } | null>;
  /** Removes the object; a missing one is fine. */
  remove(key: string): Promise<void>;
  /** Removes every object whose key starts with `folder` and a slash. */
  removeFolder(folder: string): Promise<void>;
  /**
   * Every object whose key starts with `folder` and a slash, or all for an empty `folder`, in no
   * order, read as it is consumed. An object written or removed meanwhile may or may not be among them.
   */
  list(folder: string): AsyncIterable<ListedBlob>;
  /**
   * Removes incomplete writes of killed processes after so long without a change.
   * @returns how many
   */
  removeUnfinished(untouchedSeconds: number): Promise<number>;
  /** Fails if the storage is not writable (full, read-only, unreachable); for /readyz. */
  check(): Promise<void>;
  /** Free space; null if unknown. */
  space(): Promise<{ freeBytes: number; totalBytes: number } | null>;
}

export interface ListedBlob {
  readonly key: string;
  /** Length of the stored bytes. */
  readonly bytes: number;
  /** When it was written, by the clock of the storage. */
  readonly modifiedAt: Temporal.Instant;
}

/**
 * One object, held open: it can be read to the end even if it is removed or replaced meanwhile. A
 * storage that cannot hold it fails the next read with BlobMissing; it never gives other bytes.
 */
export interface BlobReader {
  readonly bytes: number;
  /**
   * The bytes from `start` up to, not including, `end`. Given `room` of that length or more, the
   * answer may lie in it.
   */
  read(start: number, end: number, room?: Buffer): Promise<Buffer>;
  close(): Promise<void>;
}

export class BlobMissing extends Error {
  constructor(key: string) {
    super(`no stored object ${key}`);
    this.name = 'BlobMissing';
  }
}

const segment = '[a-z0-9_-][a-z0-9._-]{0,99}';
const keyPattern = new RegExp(`^${segment}(/${segment}){0,7}$`);

/** @throws when `key` could leave the storage's folder or bucket */
export function checkKey(key: string): void {
  if (!keyPattern.test(key)) throw new Error('not a storage key');
}
