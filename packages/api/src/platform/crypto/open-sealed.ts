import { createDecipheriv } from 'node:crypto';
import { borrowReadRoom, giveBackReadRoom, readRoomBytes } from '#platform/crypto/read-room.ts';
import {
  SealBroken,
  checkHeader,
  chunkBytes,
  chunkCount,
  chunkNonce,
  contentLength,
  deriveSecrets,
  headerBytes,
  sealedChunkBytes,
  sealedLength,
  tagBytes,
  type ObjectSecrets,
} from '#platform/crypto/sealed-format.ts';

/** Where the sealed bytes lie: a file, an object in a bucket, a buffer. */
export interface SealedSource {
  /** Length of the sealed bytes. */
  readonly bytes: number;
  /**
   * The bytes from `start` up to, not including, `end`. Given `room` of that length or more, the
   * answer may lie in it.
   */
  read(start: number, end: number, room?: Buffer): Promise<Buffer>;
}

/** Chunks read at once: fewer, longer reads keep the disk and the cipher busy in turn. */
const chunksPerRead = Math.floor(readRoomBytes / sealedChunkBytes);

/** A sealed object opened for reading any range of its content, in memory of a few reads. */
export class SealedObject {
  readonly #source: SealedSource;
  readonly #secrets: ObjectSecrets;
  /** Length of the content. */
  readonly bytes: number;

  private constructor(source: SealedSource, secrets: ObjectSecrets, bytes: number) {
    this.#source = source;
    this.#secrets = secrets;
    this.bytes = bytes;
  }

  /** @throws SealBroken when the length or the header cannot be those of a sealed object */
  static async open(
    ownerKey: Uint8Array,
    name: string,
    source: SealedSource,
  ): Promise<SealedObject> {
    const bytes = contentLength(source.bytes);
    const header = await source.read(0, headerBytes);
    checkHeader(header);
    return new SealedObject(source, deriveSecrets(ownerKey, name, header), bytes);
  }

  /**
   * The content from `start` up to, not including, `end`, piece by piece; nothing is given out
   * before its chunk was found authentic. The next read runs while a piece is consumed; sealed
   * bytes are read into two borrowed rooms in turn, since new memory costs more than the reading.
   * @throws SealBroken at the first chunk that is not what was sealed there
   */
  async *content(start = 0, end = this.bytes): AsyncGenerator<Buffer> {
    const first = Math.floor(start / chunkBytes);
    const afterLast = start < end ? Math.ceil(end / chunkBytes) : first;
    const rooms: Buffer[] = [];
    const readBlock = (at: number) =>
      this.#readFrom(
        at,
        afterLast,
        () => (rooms[((at - first) / chunksPerRead) % 2] ??= borrowReadRoom()),
      );
    let ahead = readBlock(first);
    try {
      for (let at = first; at < afterLast; at += chunksPerRead) {
        const block = await ahead;
        ahead = readBlock(at + chunksPerRead);
        // A reader that walks away leaves this one unawaited; its failure is then nobody's matter.
        ahead.catch(() => undefined);
        for (let offset = 0; offset < block.length; offset += sealedChunkBytes) {
          const index = at + offset / sealedChunkBytes;
          const chunk = this.#openChunk(index, block.subarray(offset, offset + sealedChunkBytes));
          const chunkStart = index * chunkBytes;
          yield chunk.subarray(Math.max(0, start - chunkStart), end - chunkStart);
        }
      }
    } finally {
      // Until it has ended, a read still writes into its room.
      await Promise.allSettled([ahead]);
      giveBackReadRoom(rooms);
    }
  }

  /** The same range in one buffer, for readers that jump about in small steps. */
  async read(start: number, end: number): Promise<Buffer> {
    const pieces: Buffer[] = [];
    for await (const piece of this.content(start, end)) pieces.push(piece);
    return pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces);
  }

  /**
   * Opens every chunk, the empty one of an empty object too.
   * @throws SealBroken when anything was altered
   */
  async verify(): Promise<void> {
    if (this.bytes === 0) this.#openChunk(0, await this.#readFrom(0, 1, () => undefined));
    for await (const piece of this.content()) void piece;
  }

  #readFrom(index: number, afterLast: number, roomFor: () => Buffer | undefined): Promise<Buffer> {
    const until = Math.min(index + chunksPerRead, afterLast);
    if (index >= until) return Promise.resolve(Buffer.alloc(0));
    const start = headerBytes + index * sealedChunkBytes;
    const end = Math.min(headerBytes + until * sealedChunkBytes, sealedLength(this.bytes));
    // One chunk or two are not worth a room of sixteen.
    const room = end - start > 2 * sealedChunkBytes ? roomFor() : undefined;
    return this.#source.read(start, end, room);
  }

  #openChunk(index: number, sealed: Buffer): Buffer {
    const nonce = chunkNonce(this.#secrets, index, index === chunkCount(this.bytes) - 1);
    const decipher = createDecipheriv('aes-256-gcm', this.#secrets.key, nonce);
    try {
      decipher.setAuthTag(sealed.subarray(sealed.length - tagBytes));
      const content = decipher.update(sealed.subarray(0, sealed.length - tagBytes));
      decipher.final();
      return content;
    } catch (cause) {
      throw new SealBroken(`chunk ${index} is not authentic`, { cause });
    }
  }
}
