import { describe, expect, it } from 'vitest';
import { ArchiveBroken, tarArchive, tarFiles, type TarFile } from '#platform/archive/tar.ts';

const modified = new Date('2041-05-04T08:00:00Z');
const file = (name: string, content: string | Buffer): TarFile => ({
  name,
  content: Buffer.from(content),
});
const files = [
  file('backup.json', '{}'),
  file('empty', ''),
  file('tables/users/000001.copy', Buffer.alloc(3 * 1024 * 1024 + 5, 'x')),
  file('block', Buffer.alloc(512, 'b')),
];

async function* each<Value>(values: readonly Value[]): AsyncGenerator<Value> {
  for (const value of values) yield await Promise.resolve(value);
}

const collected = async <Value>(source: AsyncIterable<Value>): Promise<Value[]> => {
  const found: Value[] = [];
  for await (const value of source) found.push(value);
  return found;
};

const written = async (given: readonly TarFile[] = files, at = modified) =>
  Buffer.concat(await collected(tarArchive(each(given), at)));

const read = (archive: Buffer, size = 100_000) => {
  const count = Math.ceil(archive.length / size);
  const pieces = Array.from({ length: count }, (_, nth) =>
    archive.subarray(nth * size, (nth + 1) * size),
  );
  return collected(tarFiles(each(pieces)));
};

/** As releases before this one wrote it: ustar, fields of octal digits that end with a zero. */
function earlierHeader(name: string, size: number): Buffer {
  const header = Buffer.alloc(512);
  const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0');
  header.write(name, 0);
  header.write('0000600\0', 100);
  header.write('0000000\0', 108);
  header.write('0000000\0', 116);
  header.write(`${octal(size, 11)}\0`, 124);
  header.write(`${octal(2_251_785_600, 11)}\0`, 136);
  header.write('        ', 148);
  header.write('0', 156);
  header.write('ustar', 257);
  header.write('00', 263);
  header.write(
    `${octal(
      header.reduce((sum, byte) => sum + byte, 0),
      6,
    )}\0 `,
    148,
  );
  return header;
}

describe('an archive', () => {
  it('gives back the files that were put into it, whatever pieces it arrives in', async () => {
    const archive = await written();
    expect(archive.length % 512).toBe(0);
    for (const size of [1, 511, 512, 513, 100_000, archive.length]) {
      const small =
        size < 512 ? await written(files.filter(({ name }) => !/users/.test(name))) : archive;
      const found = await read(small, size);
      expect(found.map(({ name }) => name)).toEqual(
        files.map(({ name }) => name).filter((name) => size >= 512 || !/users/.test(name)),
      );
      for (const { name, content } of found) {
        expect(content.equals(files.find((one) => one.name === name)!.content), name).toBe(true);
      }
    }
  });

  it('of an earlier release is read', async () => {
    const content = Buffer.from('{"version":1}');
    const archive = Buffer.concat([
      earlierHeader('backup.json', content.length),
      content,
      Buffer.alloc(512 - content.length),
      Buffer.alloc(1024),
    ]);
    expect(await read(archive)).toEqual([{ name: 'backup.json', content }]);
  });

  it('has a header that any tar reads, after 2038 too', async () => {
    const header = (await written([file('backup.json', '{}')])).subarray(0, 512);
    expect(header.toString('ascii', 257, 265)).toBe('ustar\x0000');
    expect(header.toString('ascii', 136, 148).trim()).toMatch(/^[0-7]{11}$/);
    expect(header.toString('ascii', 100, 106)).toBe('000600');
  });

  it('that is cut off anywhere, or damaged, is refused', async () => {
    const archive = await written([file('a', 'one'), file('b', Buffer.alloc(1000, 'b'))]);
    for (let length = 0; length < archive.length - 1024; length += 256) {
      await expect(read(archive.subarray(0, length)), `${length}`).rejects.toThrow(ArchiveBroken);
    }
    const damaged = Buffer.from(archive);
    damaged[3] = 1;
    await expect(read(damaged)).rejects.toThrow(ArchiveBroken);
  });

  it('that holds a link is refused', async () => {
    const header = earlierHeader('a', 0);
    header.write('2', 156);
    header.write('        ', 148);
    const sum = header.reduce((all, byte) => all + byte, 0);
    header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
    await expect(read(Buffer.concat([header, Buffer.alloc(1024)]))).rejects.toThrow(ArchiveBroken);
  });
});

describe('an error', () => {
  it('of the source of an archive comes out as it is', async () => {
    const archive = await written();
    const failure = new Error('the disk is away');
    for (const length of [0, 100, 512, 2048, 20_000]) {
      async function* source() {
        yield await Promise.resolve(archive.subarray(0, length));
        throw failure;
      }
      await expect(collected(tarFiles(source()))).rejects.toBe(failure);
    }
  });

  it('of the files comes out as it is', async () => {
    const failure = new Error('the snapshot is lost');
    async function* source() {
      yield* each(files);
      throw failure;
    }
    await expect(collected(tarArchive(source(), modified))).rejects.toBe(failure);
  });
});

it('a reader that stops early closes what it reads from', async () => {
  const closed: string[] = [];
  async function* endless<Value>(what: string, value: Value) {
    try {
      for (;;) yield await Promise.resolve(value);
    } finally {
      closed.push(what);
    }
  }
  const large = file('large', Buffer.alloc(1024 * 1024));
  for await (const piece of tarArchive(endless('files', large), modified)) {
    if (piece.length > 0) break;
  }
  const archive = (await written([large])).subarray(0, -1024);
  for await (const { name } of tarFiles(endless('archive', archive))) {
    expect(name).toBe('large');
    break;
  }
  expect(closed).toEqual(['files', 'archive']);
});
