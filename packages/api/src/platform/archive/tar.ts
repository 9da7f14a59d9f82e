import { Readable, pipeline } from 'node:stream';
import { extract, pack, type Pack } from 'tar-stream';

export interface TarFile {
  readonly name: string;
  readonly content: Buffer;
}

const block = 512;
const ownerOnly = 0o600;

/** `tar-stream` keeps seconds in 32 bits, so that a later time would be written as a negative one. */
const latestTime = new Date((2 ** 31 - 1) * 1000);

/**
 * The bytes of an archive of these files. One file is held at a time, and `files` is closed when the
 * reader stops early.
 */
export async function* tarArchive(
  files: AsyncIterable<TarFile>,
  modified: Date,
): AsyncGenerator<Uint8Array> {
  const archive = pack();
  const packed = packAll(archive, files, modified < latestTime ? modified : latestTime);
  packed.catch((error: Error) => archive.destroy(error));
  try {
    // Its types take over those of Node's streams, which say nothing of the pieces.
    yield* archive as AsyncIterable<Buffer>;
  } finally {
    archive.destroy();
    await packed.catch(() => undefined);
  }
}

async function packAll(archive: Pack, files: AsyncIterable<TarFile>, mtime: Date): Promise<void> {
  for await (const { name, content } of files) {
    await new Promise<void>((resolve, reject) => {
      archive.entry({ name, mtime, mode: ownerOnly }, content, (error) => {
        if (error) reject(error);
        else resolve();
      });
    });
  }
  archive.finalize();
}

/**
 * The files of an archive, each whole, in their order.
 * @throws ArchiveBroken for a damaged archive, for anything in it that is no file, and for a missing
 *   end; errors of the source as they are
 */
export async function* tarFiles(archive: AsyncIterable<Uint8Array>): AsyncGenerator<TarFile> {
  const source = new Source(archive);
  const entries = extract();
  // A failure comes out where the entries are read.
  pipeline(
    Readable.from(source.pieces(), { objectMode: true, highWaterMark: 1 }),
    entries,
    () => undefined,
  );
  let end = 0;
  try {
    for await (const entry of entries) {
      const { name, size, type } = entry.header;
      if (type !== 'file') throw new ArchiveBroken('it holds more than files');
      end += block + Math.ceil(size / block) * block;
      const pieces: Buffer[] = [];
      for await (const piece of entry as AsyncIterable<Buffer>) pieces.push(piece);
      yield { name, content: Buffer.concat(pieces) };
    }
  } catch (error) {
    if (error instanceof ArchiveBroken) throw error;
    throw source.failure ?? new ArchiveBroken('it cannot be read', { cause: error });
  }
  if (source.bytes < end + block) throw new ArchiveBroken('it ends too early');
}

export class ArchiveBroken extends Error {
  constructor(what: string, options?: ErrorOptions) {
    super(`archive: ${what}`, options);
    this.name = 'ArchiveBroken';
  }
}

/** Counts what passes, and keeps an error of its own apart from those of the archive. */
class Source {
  readonly #archive: AsyncIterable<Uint8Array>;
  bytes = 0;
  failure: Error | undefined;

  constructor(archive: AsyncIterable<Uint8Array>) {
    this.#archive = archive;
  }

  async *pieces(): AsyncGenerator<Uint8Array> {
    try {
      for await (const piece of this.#archive) {
        this.bytes += piece.length;
        yield piece;
      }
    } catch (error) {
      if (error instanceof Error) this.failure = error;
      throw error;
    }
  }
}
