import { send, throwIfNotOk } from './request.ts';

/** The first element is the path; what follows only tells one query from another. */
export type QueryKey = readonly [path: string, ...rest: readonly unknown[]];

/**
 * The default data read: GET on the key's first element. Signed out (401) and not allowed (403)
 * are an empty value and no error; any other refusal is a `RequestError`.
 */
export async function readData<Data>(key: QueryKey): Promise<Data | null> {
  const response = await send('GET', key[0]);
  if (response.status === 401 || response.status === 403) return null;
  await throwIfNotOk(response);
  return (await response.json()) as Data;
}

/**
 * Keeps what was read. As documented, data is never stale: it is not read again on focus, on an
 * interval or after a failure, only when somebody forgets it.
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

  /** Drops one query, or all: after a sign-in or sign-out nothing that was read holds. */
  forget(key?: QueryKey): void {
    if (key) this.#entries.delete(JSON.stringify(key));
    else this.#entries.clear();
  }
}

export const dataCache = new DataCache();
