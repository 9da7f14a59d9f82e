import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { Entry } from './entry.ts';

interface ArrivalsSchema extends DBSchema {
  entries: { key: string; value: Entry; indexes: { owner: [string, string] } };
  /** Content of entries, as far as the device has room for copies. */
  contents: { key: string; value: Blob };
}

/** What a queue needs of the device. */
export interface QueueStore {
  /** In the order of the queue. */
  entriesOf(memberId: string, familyId: string): Promise<Entry[]>;
  put(entries: readonly Entry[]): Promise<void>;
  remove(ids: readonly string[]): Promise<void>;
  /** False where there is no room for it. */
  keepContent(id: string, content: Blob): Promise<boolean>;
  content(id: string): Promise<Blob | undefined>;
  contentIds(): Promise<Set<string>>;
  dropContent(id: string): Promise<void>;
}

/** A larger file is chosen again after a reload rather than copied. */
const largestCopy = 64 * 1024 * 1024;
/** What this device has left for others after a copy. */
const roomLeft = 512 * 1024 * 1024;

/** The queue on this device, in IndexedDB. */
export class DeviceStore implements QueueStore {
  private constructor(private readonly db: IDBPDatabase<ArrivalsSchema>) {}

  static async open(): Promise<DeviceStore> {
    const db = await openDB<ArrivalsSchema>('arrivals', 1, {
      upgrade(database) {
        const entries = database.createObjectStore('entries', { keyPath: 'id' });
        entries.createIndex('owner', ['memberId', 'familyId']);
        database.createObjectStore('contents');
      },
      blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
    });
    return new DeviceStore(db);
  }

  async entriesOf(memberId: string, familyId: string): Promise<Entry[]> {
    const found = await this.db.getAllFromIndex('entries', 'owner', [memberId, familyId]);
    return found.sort((left, right) => left.position - right.position);
  }

  async put(entries: readonly Entry[]): Promise<void> {
    const tx = this.db.transaction('entries', 'readwrite');
    await Promise.all([...entries.map((entry) => tx.store.put(entry)), tx.done]);
  }

  async remove(ids: readonly string[]): Promise<void> {
    const tx = this.db.transaction(['entries', 'contents'], 'readwrite');
    await Promise.all([
      ...ids.map((id) => tx.objectStore('entries').delete(id)),
      ...ids.map((id) => tx.objectStore('contents').delete(id)),
      tx.done,
    ]);
  }

  async keepContent(id: string, content: Blob): Promise<boolean> {
    if (content.size > largestCopy) return false;
    const { quota = 0, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {};
    if (quota - usage - content.size < roomLeft) return false;
    try {
      await this.db.put('contents', content, id);
      return true;
    } catch {
      // The disk is fuller than the browser said: the file is chosen again after a reload.
      return false;
    }
  }

  content(id: string): Promise<Blob | undefined> {
    return this.db.get('contents', id);
  }

  async contentIds(): Promise<Set<string>> {
    return new Set(await this.db.getAllKeys('contents'));
  }

  dropContent(id: string): Promise<void> {
    return this.db.delete('contents', id);
  }
}
