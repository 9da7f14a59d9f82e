import type { BlobStore } from '#adapters/storage/port.ts';
import { SealedObject } from '#platform/crypto/open-sealed.ts';
import { seal } from '#platform/crypto/seal.ts';

export const imageFolder = (id: string): string => `blog-images/${id}`;

/** The files of one image, encrypted at rest like everything that is stored. */
export class ImageVault {
  readonly #blobs: BlobStore;
  readonly #key: Buffer;
  readonly #folder: string;

  constructor(blobs: BlobStore, key: Buffer, id: string) {
    this.#blobs = blobs;
    this.#key = key;
    this.#folder = imageFolder(id);
  }

  async put(name: string, content: Buffer): Promise<void> {
    const key = `${this.#folder}/${name}`;
    await this.#blobs.put(key, seal(this.#key, key, once(content)));
  }

  /** @throws BlobMissing or SealBroken */
  async read(name: string): Promise<Buffer> {
    const key = `${this.#folder}/${name}`;
    const reader = await this.#blobs.open(key);
    try {
      const object = await SealedObject.open(this.#key, key, reader);
      return await object.read(0, object.bytes);
    } finally {
      await reader.close();
    }
  }
}

async function* once(content: Buffer): AsyncGenerator<Buffer> {
  yield await Promise.resolve(content);
}
