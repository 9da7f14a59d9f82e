import { PassThrough } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { StreamTargetChunk } from 'mediabunny';
import type { FamilyVault, OpenObject } from '#features/recordings/recordings/family-vault.ts';

interface Patch {
  readonly position: number;
  readonly data: Uint8Array;
}

/**
 * A file under construction whose writer goes back to mend what it wrote (lengths, an index), in
 * a storage that is only ever appended to: what is written once goes straight into a sealed
 * object, later corrections are kept aside and laid over it when it is read.
 */
export class WorkFile {
  readonly #vault: FamilyVault;
  readonly #key: string;
  readonly #stream = new PassThrough({ highWaterMark: 1024 * 1024 });
  readonly #stored: Promise<void>;
  /** Listened to once: each listener of a wait of its own would stay until the end. */
  readonly #ended: Promise<void>;
  readonly #patches: Patch[] = [];
  #bytes = 0;

  constructor(vault: FamilyVault, key: string) {
    this.#vault = vault;
    this.#key = key;
    this.#stored = vault.put(key, this.#stream);
    // The next write or close throws the failure; until then it must not count as unhandled.
    this.#stored.catch((error: unknown) => this.#stream.destroy(asError(error)));
    this.#ended = finished(this.#stream).catch(() => undefined);
  }

  /** A target for mediabunny's StreamTarget. */
  writable(): WritableStream<StreamTargetChunk> {
    return new WritableStream({
      write: (chunk) => this.#write(chunk.position, chunk.data),
      close: () => this.close(),
      abort: (reason) => {
        this.#stream.destroy(asError(reason));
      },
    });
  }

  get bytes(): number {
    return this.#bytes;
  }

  async close(): Promise<void> {
    this.#stream.end();
    await this.#stored;
  }

  /** The finished file, in order. */
  async *content(): AsyncGenerator<Buffer> {
    let at = 0;
    const patches = [...this.#patches];
    for await (const piece of this.#vault.read(this.#key)) {
      for (const patch of patches) lay(patch, piece, at);
      at += piece.length;
      yield piece;
    }
  }

  /** For jumping about in it; only for files that were written straight through. */
  open(): Promise<OpenObject> {
    return this.#vault.open(this.#key);
  }

  async append(data: Uint8Array): Promise<void> {
    this.#bytes += data.byteLength;
    if (this.#stream.destroyed) await this.#stored;
    // The writer may use its buffer again, so the bytes are taken over.
    if (!this.#stream.write(Buffer.from(data))) {
      await Promise.race([once(this.#stream, 'drain'), this.#ended, this.#stored]);
    }
  }

  async #write(position: number, data: Uint8Array): Promise<void> {
    if (position > this.#bytes) throw new Error('a work file cannot have a gap');
    const again = data.subarray(0, this.#bytes - position);
    if (again.byteLength > 0) this.#patches.push({ position, data: again.slice() });
    const fresh = data.subarray(again.byteLength);
    if (fresh.byteLength > 0) await this.append(fresh);
  }
}

/** Writes the part of `patch` that falls into `piece`, which begins at `at`. */
function lay(patch: Patch, piece: Buffer, at: number): void {
  const start = Math.max(patch.position, at);
  const end = Math.min(patch.position + patch.data.byteLength, at + piece.length);
  if (start >= end) return;
  piece.set(patch.data.subarray(start - patch.position, end - patch.position), start - at);
}

function once(stream: PassThrough, event: 'drain'): Promise<void> {
  return new Promise((resolve) => {
    stream.once(event, resolve);
  });
}

function asError(error: unknown): Error {
  return error instanceof Error ? error : new Error('writing failed', { cause: error });
}
