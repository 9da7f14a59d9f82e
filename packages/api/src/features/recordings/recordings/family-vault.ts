import type { BlobStore } from '#adapters/storage/port.ts';
import { SealedObject } from '#platform/crypto/open-sealed.ts';
import { seal } from '#platform/crypto/seal.ts';

/** A stored object held open; `close` it when done. */
export interface OpenObject {
  readonly object: SealedObject;
  close(): Promise<void>;
}

/**
 * The storage seen with one family's key: what goes in is sealed on the way, what comes out was
 * found authentic. An object is bound to its key, so it cannot be put in another one's place.
 */
export class FamilyVault {
  readonly #blobs: BlobStore;
  readonly #key: Buffer;

  constructor(blobs: BlobStore, key: Buffer) {
    this.#blobs = blobs;
    this.#key = key;
  }

  async put(key: string, content: AsyncIterable<Uint8Array>): Promise<void> {
    await this.#blobs.put(key, seal(this.#key, key, content));
  }

  /** @throws BlobMissing or SealBroken */
  async open(key: string): Promise<OpenObject> {
    const reader = await this.#blobs.open(key);
    try {
      const object = await SealedObject.open(this.#key, key, reader);
      return { object, close: () => reader.close() };
    } catch (error) {
      await reader.close();
      throw error;
    }
  }

  /** @throws BlobMissing or SealBroken */
  async *read(key: string): AsyncGenerator<Buffer> {
    const opened = await this.open(key);
    try {
      yield* opened.object.content();
    } finally {
      await opened.close();
    }
  }
}
