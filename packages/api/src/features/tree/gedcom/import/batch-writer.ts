import type { RecordEdit } from '#features/tree/tree/index.ts';

/** Records of one batch. */
const size = 1000;

/**
 * Writes records batch by batch. While the database works on one, the next is read: both have a processor of
 * their own. At most one batch is on its way.
 */
export class BatchWriter {
  #next: RecordEdit[] = [];
  #writing: Promise<void> = Promise.resolve();

  constructor(private readonly write: (edits: readonly RecordEdit[]) => Promise<void>) {}

  async add(edit: RecordEdit): Promise<void> {
    this.#next.push(edit);
    if (this.#next.length >= size) await this.#send();
  }

  async addAll(edits: readonly RecordEdit[]): Promise<void> {
    for (const edit of edits) await this.add(edit);
  }

  /** Settles when everything is written. */
  async end(): Promise<void> {
    await this.#send();
    await this.#writing;
  }

  /** Settles when nothing is on its way any more: a transaction must not end before. Never rejects. */
  async settled(): Promise<void> {
    await this.#writing.catch(() => undefined);
  }

  async #send(): Promise<void> {
    await this.#writing;
    const edits = this.#next;
    this.#next = [];
    this.#writing = this.write(edits);
    // Its failure is thrown where it is waited for.
    this.#writing.catch(() => undefined);
  }
}
