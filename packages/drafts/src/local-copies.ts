import { copyHolds, noHolds, type CopyHolds, type TabLocks } from './copy-holds.ts';
import type { StoredDraft } from './draft-machine.ts';

/** Work that the server has not acknowledged yet, kept on the device of the person who wrote it. */
export interface LocalCopy<Content> {
  clientId: string;
  content: Content;
  stored: StoredDraft | null;
  at: string;
}

export interface LocalCopies<Content> extends CopyHolds {
  /** False if the device refused it: then it lasts only as long as the window. */
  keep(copy: LocalCopy<Content>): boolean;
  /** Removes the copy and releases it. */
  drop(clientId: string): void;
  /** The newest first. */
  all(): LocalCopy<Content>[];
}

/** On the server, which has no device. */
export const noCopies: LocalCopies<never> = {
  ...noHolds,
  keep: () => true,
  drop: () => undefined,
  all: () => [],
};

type DeviceStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>;

export interface CopiesOptions<Content> {
  /** A function, because a browser that denies storage throws when it is named. */
  readonly storage: () => DeviceStorage;
  /** Kind of draft and its author, so that the next person at the same device sees nothing. */
  readonly prefix: string;
  /** Null for content that an older page wrote, or that was tampered with. */
  readonly parse: (content: unknown) => Content | null;
  /** Tell the tabs of one device apart; an insecure context has none. */
  readonly locks?: TabLocks | undefined;
}

/** Copies that the device refused, by their key. */
const inMemory = new Map<string, string>();

/**
 * Local copies of one kind and one author. Written synchronously: a tab that is closed or killed
 * right after a key was pressed has the letter. Full or blocked storage costs only the copy on disk.
 */
export function localCopies<Content>(options: CopiesOptions<Content>): LocalCopies<Content> {
  const { storage, prefix, parse } = options;
  const holds = copyHolds(prefix, options.locks);
  return {
    ...holds,
    keep(copy) {
      const key = prefix + copy.clientId;
      const text = JSON.stringify(copy);
      const kept = tolerantly(() => storage().setItem(key, text));
      if (kept) inMemory.delete(key);
      else inMemory.set(key, text);
      return kept;
    },
    drop(clientId) {
      inMemory.delete(prefix + clientId);
      tolerantly(() => storage().removeItem(prefix + clientId));
      holds.release(clientId);
    },
    all() {
      const texts = new Map<string, string | null>();
      tolerantly(() => {
        const device = storage();
        for (let index = 0; index < device.length; index += 1) {
          const key = device.key(index);
          if (key?.startsWith(prefix)) texts.set(key, device.getItem(key));
        }
      });
      for (const [key, text] of inMemory) if (key.startsWith(prefix)) texts.set(key, text);
      return [...texts.values()]
        .map((text) => readCopy(text, parse))
        .filter((copy) => copy !== null)
        .sort((a, b) => b.at.localeCompare(a.at));
    },
  };
}

/** Returns whether the device allowed it. */
function tolerantly(attempt: () => void): boolean {
  try {
    attempt();
    return true;
  } catch (error) {
    if (!(error instanceof DOMException)) throw error;
    return false;
  }
}

function readCopy<Content>(
  text: string | null,
  parse: (content: unknown) => Content | null,
): LocalCopy<Content> | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    if (!isRecord(value)) return null;
    const { clientId, at, stored } = value;
    const content = parse(value['content']);
    if (typeof clientId !== 'string' || typeof at !== 'string' || content === null) return null;
    if (stored !== null && !isStored(stored)) return null;
    return { clientId, at, stored, content };
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

function isStored(value: unknown): value is StoredDraft {
  return isRecord(value) && typeof value['id'] === 'string' && typeof value['version'] === 'number';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
