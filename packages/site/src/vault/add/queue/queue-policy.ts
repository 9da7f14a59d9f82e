import { vaultLimits } from '@infinite/schema/catalogue/vault';
import { identityOf, type Entry, type FileIdentity } from './entry.ts';

/** What is going on. */
export interface Busy {
  readonly reading: boolean;
  readonly seeking: boolean;
  /** Entries that are being sent. */
  readonly sending: number;
  /** The member paused it, or the server has no room: nothing begins. */
  readonly isHeld: boolean;
}

export interface NextSteps {
  /** The next to be read for its SHA-256. */
  readonly read: string | null;
  /** To ask the server for. */
  readonly seek: readonly string[];
  readonly send: readonly string[];
}

/** Uploads at a time: enough to fill a line, few enough that a phone stays usable. */
export const sendingAtMost = 3;
/** Files are read this far ahead of what is sent. */
const readAhead = 64;

/** What begins now: each file is read, then asked for, then sent, in the order of the queue. */
export function nextSteps(entries: Iterable<Entry>, busy: Busy): NextSteps {
  let read: string | null = null;
  const seek: string[] = [];
  const ready: string[] = [];
  const free = busy.isHeld ? 0 : sendingAtMost - busy.sending;
  for (const { id, state, sha256, isSought, isWanted } of entries) {
    if (state !== 'waiting') continue;
    if (isSought || isWanted) ready.push(id);
    else if (sha256 !== null) seek.push(id);
    else read ??= id;
  }
  const isFarAhead = ready.length + seek.length >= readAhead;
  return {
    read: busy.reading || busy.isHeld || isFarAhead ? null : read,
    seek: busy.seeking ? [] : seek.slice(0, vaultLimits.soughtOriginals),
    send: ready.slice(0, Math.max(0, free)),
  };
}

/** After a reload: what was going on waits again, and what this device has no content of is away. */
export function afterReload(entry: Entry, hasContent: boolean): Entry {
  const { state } = entry;
  if (state !== 'sending' && state !== 'waiting' && state !== 'failed') return entry;
  if (!hasContent) return { ...entry, state: 'away' };
  return state === 'sending' ? { ...entry, state: 'waiting' } : entry;
}

/** Finds the entry that a chosen file continues, by name, size and time. */
export class AwayFiles {
  readonly #ids = new Map<string, string[]>();

  constructor(entries: Iterable<Entry>) {
    for (const entry of entries) {
      if (entry.state !== 'away') continue;
      const key = identityOf(entry);
      this.#ids.set(key, [...(this.#ids.get(key) ?? []), entry.id]);
    }
  }

  take(file: FileIdentity): string | null {
    return this.#ids.get(identityOf(file))?.shift() ?? null;
  }
}
