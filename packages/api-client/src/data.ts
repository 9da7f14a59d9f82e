import { throwIfNotOk } from './request.ts';
import { send } from './send.ts';

/** The first element is the path; the rest only distinguishes one query from another. */
export type QueryKey = readonly [path: string, ...rest: readonly unknown[]];

/**
 * The default data read: GET on the key's first element. 401 and 403 give an empty value without an
 * error; any other error status is a `Refusal`.
 */
export async function readData<Data>(key: QueryKey): Promise<Data | null> {
  const response = await send('GET', key[0]);
  if (response.status === 401 || response.status === 403) return null;
  await throwIfNotOk(response);
  return (await response.json()) as Data;
}

/**
 * Caches what was read. As documented, data never becomes stale: no refetch on focus, on an
 * interval or after a failure, only after an explicit invalidation.
 */
export class DataCache {
  readonly #entries = new Map<string, Promise<unknown>>();

  read<Data>(key: QueryKey): Promise<Data | null> {
    const name = JSON.stringify(key);
    const known = this.#entries.get(name);
    if (known) return known as Promise<Data | null>;
    const reading = readData<Data>(key);
    this.#entries.set(name, reading);
    return reading;
  }

  /** Drops one query, or all: a sign-in or sign-out invalidates everything. */
  forget(key?: QueryKey): void {
    if (key) this.#entries.delete(JSON.stringify(key));
    else this.#entries.clear();
  }
}

export const dataCache = new DataCache();
