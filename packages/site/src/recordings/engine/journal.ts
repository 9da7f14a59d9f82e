import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import { problemOfStorage, RecorderError } from './problems.ts';
import type { Chunk, Take } from './take.ts';

interface JournalSchema extends DBSchema {
  takes: { key: string; value: Take };
  chunks: {
    key: [string, number];
    value: Chunk;
    indexes: { levels: [string, number, number] };
  };
}

const NAME = 'recordings';
const VERSION = 1;
const CHUNKS_AT_ONCE = 128;

/**
 * Takes on this device, written as they are made.
 *
 * A chunk and the take's new length go in one transaction, and the transaction is durable
 * ('strict': the browser answers only when the disk has it), so that after a crash or a power cut
 * the take is exactly as long as its chunks.
 */
export class Journal {
  private constructor(private readonly db: IDBPDatabase<JournalSchema>) {}

  static async open(name = NAME): Promise<Journal> {
    try {
      const db = await openDB<JournalSchema>(name, VERSION, {
        upgrade(database) {
          database.createObjectStore('takes', { keyPath: 'id' });
          const chunks = database.createObjectStore('chunks', { keyPath: ['takeId', 'offset'] });
          chunks.createIndex('levels', ['takeId', 'offset', 'level']);
        },
        // A newer version of the site in another tab may need to upgrade; do not stand in its way.
        blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
      });
      return new Journal(db);
    } catch (cause) {
      throw new RecorderError(problemOfStorage(cause), { cause });
    }
  }

  async begin(take: Take): Promise<void> {
    await this.guarded(() => this.write(['takes'], (tx) => tx.objectStore('takes').put(take)));
  }

  /** Adds what was heard since the last chunk. */
  async append(chunk: Chunk, updatedAt: number): Promise<void> {
    await this.guarded(() =>
      this.write(['takes', 'chunks'], async (tx) => {
        const takes = tx.objectStore('takes');
        const take = await takes.get(chunk.takeId);
        if (!take) return;
        await tx.objectStore('chunks').put(chunk);
        await takes.put({
          ...take,
          updatedAt,
          bytes: chunk.offset + chunk.bytes.byteLength,
          elapsedMs: chunk.elapsedMs,
          loudest: Math.max(take.loudest, chunk.level),
        });
      }),
    );
  }

  async change(takeId: string, change: Partial<Omit<Take, 'id'>>): Promise<void> {
    await this.guarded(() =>
      this.write(['takes'], async (tx) => {
        const take = await tx.objectStore('takes').get(takeId);
        if (take) await tx.objectStore('takes').put({ ...take, ...change });
      }),
    );
  }

  take(takeId: string): Promise<Take | undefined> {
    return this.guarded(() => this.db.get('takes', takeId));
  }

  /** The member's takes, the newest first. */
  async takesOf(memberId: string): Promise<Take[]> {
    const all = await this.guarded(() => this.db.getAll('takes'));
    return all
      .filter((take) => take.memberId === memberId)
      .sort((left, right) => right.startedAt - left.startedAt);
  }

  /** Bytes from `offset` on, at most `atMost`; empty when the journal ends there. */
  async read(takeId: string, offset: number, atMost: number): Promise<Blob> {
    const parts: ArrayBuffer[] = [];
    let missing = atMost;
    const { store } = this.db.transaction('chunks');
    // The chunk that holds the offset may begin before it.
    const before = IDBKeyRange.bound([takeId, 0], [takeId, offset]);
    let from = (await store.openKeyCursor(before, 'prev'))?.primaryKey[1] ?? offset;
    while (missing > 0) {
      const range = IDBKeyRange.bound([takeId, from], [takeId, Infinity]);
      const chunks = await store.getAll(range, CHUNKS_AT_ONCE);
      for (const chunk of chunks) {
        const skipped = Math.max(0, offset - chunk.offset);
        const part = chunk.bytes.slice(skipped, skipped + missing);
        if (part.byteLength > 0) parts.push(part);
        missing -= part.byteLength;
        from = chunk.offset + chunk.bytes.byteLength;
        if (missing <= 0) break;
      }
      if (chunks.length < CHUNKS_AT_ONCE) break;
    }
    return new Blob(parts);
  }

  /**
   * The loudness of each chunk, in order: the waveform of a take that only the journal holds.
   * Read from the keys of an index, so that hours of sound stay on the disk.
   */
  async levels(takeId: string): Promise<number[]> {
    const levels: number[] = [];
    const range = IDBKeyRange.bound([takeId, 0, 0], [takeId, Infinity, 100]);
    const index = this.db.transaction('chunks').store.index('levels');
    let cursor = await index.openKeyCursor(range);
    while (cursor) {
      levels.push(cursor.key[2]);
      cursor = await cursor.continue();
    }
    return levels;
  }

  async remove(takeId: string): Promise<void> {
    await this.guarded(() =>
      this.write(['takes', 'chunks'], async (tx) => {
        await tx.objectStore('takes').delete(takeId);
        await tx.objectStore('chunks').delete(IDBKeyRange.bound([takeId, 0], [takeId, Infinity]));
      }),
    );
  }

  close(): void {
    this.db.close();
  }

  private async write(
    stores: ('takes' | 'chunks')[],
    work: (tx: WriteTransaction) => Promise<unknown>,
  ): Promise<void> {
    const tx = this.db.transaction(stores, 'readwrite', { durability: 'strict' });
    // A failed request also aborts the transaction; waiting for both leaves no rejection unheard.
    await Promise.all([work(tx), tx.done]);
  }

  private async guarded<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (cause) {
      throw new RecorderError(problemOfStorage(cause), { cause });
    }
  }
}

/** What the sending of a take needs of the journal. */
export type TakeJournal = Pick<Journal, 'read' | 'take' | 'takesOf' | 'change' | 'remove'>;

type WriteTransaction = IDBPTransaction<JournalSchema, ('takes' | 'chunks')[], 'readwrite'>;
