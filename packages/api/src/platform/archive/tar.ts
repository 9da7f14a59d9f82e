/**
 * The little of tar (POSIX.1-1988, ustar) that a stream of named pieces needs: files of known
 * length, one after the other. Any tar reads what is written here.
 */
const block = 512;

export interface TarEntry {
  readonly name: string;
  readonly content: Buffer;
}

/** Header, content and padding of one file; names are ASCII of at most 100 signs. */
export function* tarEntry(
  name: string,
  content: Uint8Array,
  modified: Date,
): Generator<Uint8Array> {
  const header = Buffer.alloc(block);
  header.write(name, 0, 100, 'ascii');
  header.write('0000600\0', 100, 'ascii');
  header.write('0000000\0', 108, 'ascii');
  header.write('0000000\0', 116, 'ascii');
  header.write(`${octal(content.length, 11)}\0`, 124, 'ascii');
  header.write(`${octal(Math.floor(modified.getTime() / 1000), 11)}\0`, 136, 'ascii');
  header.write('        ', 148, 'ascii');
  header.write('0', 156, 'ascii');
  header.write('ustar', 257, 'ascii');
  header.write('00', 263, 'ascii');
  header.write(`${octal(checksum(header), 6)}\0 `, 148, 'ascii');
  yield header;
  yield content;
  yield Buffer.alloc(padding(content.length));
}

/** What ends an archive: two empty blocks. */
export function tarEnd(): Buffer {
  return Buffer.alloc(2 * block);
}

/**
 * The files of an archive, each whole, in their order.
 * @throws ArchiveBroken for anything that `tarEntry` does not write, and for a missing end
 */
export async function* tarEntries(archive: AsyncIterable<Uint8Array>): AsyncGenerator<TarEntry> {
  const bytes = new ByteQueue(archive);
  for (;;) {
    const header = await bytes.take(block);
    if (header.every((byte) => byte === 0)) return;
    const claimed = header.toString('ascii', 148, 154);
    header.write('        ', 148, 'ascii');
    if (parseInt(claimed, 8) !== checksum(header)) throw new ArchiveBroken('a header is damaged');
    const name = header.toString('ascii', 0, 100).replace(/\0.*$/s, '');
    const size = parseInt(header.toString('ascii', 124, 135), 8);
    const content = await bytes.take(size);
    await bytes.take(padding(size));
    yield { name, content };
  }
}

export class ArchiveBroken extends Error {
  override name = 'ArchiveBroken';
}

/** Takes exactly so many bytes off a stream of pieces of any size. */
class ByteQueue {
  readonly #source: AsyncIterator<Uint8Array>;
  #held: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  async take(count: number): Promise<Buffer> {
    const pieces = [this.#held];
    let length = this.#held.length;
    while (length < count) {
      const { done, value } = await this.#source.next();
      if (done) throw new ArchiveBroken('the archive ends too early');
      pieces.push(Buffer.from(value));
      length += value.length;
    }
    const all = Buffer.concat(pieces);
    this.#held = all.subarray(count);
    return Buffer.from(all.subarray(0, count));
  }
}

const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0');
const padding = (size: number) => (block - (size % block)) % block;
const checksum = (header: Buffer) => header.reduce((sum, byte) => sum + byte, 0);
