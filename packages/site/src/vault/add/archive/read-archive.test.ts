import { BlobReader, BlobWriter, TextReader, ZipWriter } from '@zip.js/zip.js';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { chosenFile } from '../queue/new-entry.ts';
import { openArchives } from './open-archives.ts';
import { readArchive } from './read-archive.ts';

async function zipOf(files: Record<string, string>, password?: string): Promise<Blob> {
  const zip = new ZipWriter(new BlobWriter('application/zip'), { useWebWorkers: false });
  for (const [name, text] of Object.entries(files)) {
    await zip.add(name, new TextReader(text), password ? { password } : {});
  }
  return zip.close();
}

const photos = {
  'Takeout/Google Photos/Lake/IMG_1.jpg': 'the lake '.repeat(500),
  'Takeout/Google Photos/Lake/IMG_1.jpg.json': '{}',
  'Takeout/archive_browser.html': '<html>',
  '/../../etc/passwd.jpg': 'x',
};

describe('an archive', () => {
  it('gives its photos one by one, and leaves its own records', async () => {
    const { files, problem } = await readArchive(await zipOf(photos));
    expect(problem).toBe(null);
    expect(files.map(({ name, folder, size }) => [name, folder, size])).toEqual([
      ['IMG_1.jpg', 'Takeout/Google Photos/Lake', 4500],
      ['passwd.jpg', 'etc', 1],
    ]);
    expect(await (await files[0]?.content())?.text()).toBe('the lake '.repeat(500));
  });

  it('of iCloud says when its photos were taken, in a list of each folder', async () => {
    const { files } = await readArchive(
      await zipOf({
        'Photos/IMG_1.jpg': 'a',
        'Photos/IMG_2.jpg': 'b',
        'Photos/Photo Details.csv':
          'imgName,favorite,originalCreationDate\nIMG_1.jpg,yes,"Friday May 26,1978 1:30 PM GMT"\n',
        'Other/IMG_1.jpg': 'c',
      }),
    );
    const facts = await Promise.all(files.map(async (file) => (await file.facts?.()) ?? null));
    expect(facts).toMatchObject([
      { takenAt: '1978-05-26T13:30:00.000Z', isFavorite: true },
      null,
      null,
    ]);
  });

  it('that is cut off, is none, or needs a password says so, and throws nothing', async () => {
    const whole = await zipOf(photos);
    expect((await readArchive(whole.slice(0, whole.size / 2))).problem).toBe('broken');
    expect((await readArchive(new Blob(['PK not an archive']))).problem).toBe('broken');
    expect(await readArchive(await zipOf({ 'a.jpg': 'a' }, 'secret'))).toMatchObject({
      files: [],
      problem: 'locked',
    });
    expect((await readArchive(await zipOf({ 'notes.json': '{}' }))).problem).toBe('nothing');
  });

  it('with a flipped bit refuses that file alone', async () => {
    const zip = new ZipWriter(new BlobWriter(), { useWebWorkers: false, level: 0 });
    await zip.add('a.jpg', new TextReader('a photo'));
    const bytes = new Uint8Array(await (await zip.close()).arrayBuffer());
    const at = Buffer.from(bytes).indexOf('a photo');
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    const { files } = await readArchive(new Blob([bytes]));
    await expect(files[0]?.content()).rejects.toThrow();
  });

  it('that claims less than it holds never unfolds', async () => {
    const zip = new ZipWriter(new BlobWriter(), { useWebWorkers: false });
    await zip.add('bomb.jpg', new BlobReader(new Blob([new Uint8Array(1_000_000)])));
    const bytes = new Uint8Array(await (await zip.close()).arrayBuffer());
    const view = new DataView(bytes.buffer);
    for (let at = 0; at + 4 < bytes.length; at += 1) {
      if (view.getUint32(at, true) === 1_000_000) view.setUint32(at, 1000, true);
    }
    const { files } = await readArchive(new Blob([bytes]));
    expect(files[0]?.size).toBe(1000);
    await expect(files[0]?.content()).rejects.toThrow();
  });

  it('within an archive is a file like any other', async () => {
    const content = readFileSync('tests/fixtures/hostile-files/zip-bomb-nested.zip');
    const { files, troubled } = await openArchives([
      chosenFile(new File(['a'], 'a.jpg'), ''),
      chosenFile(new File([content], 'bomb.zip'), ''),
    ]);
    expect(troubled.length + files.length).toBeGreaterThan(1);
    expect(files[0]?.name).toBe('a.jpg');
  });
});
