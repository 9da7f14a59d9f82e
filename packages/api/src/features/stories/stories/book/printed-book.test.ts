import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import sharp from 'sharp';
import { getDocumentProxy } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Book, BookChapter } from '#features/stories/stories/book/book.ts';
import { paperOf } from '#features/stories/stories/book/paper.ts';
import { printedBook } from '#features/stories/stories/book/printed-book.ts';

setFlagsFromString('--expose-gc');
/** What nobody holds any more must not count. */
const collect = runInNewContext('gc') as () => void;

const address = `https://family.example/listen/${'a'.repeat(43)}`;
const chapter: BookChapter = {
  title: 'The boat',
  text: 'We left at dawn.\n\nNobody spoke.',
  code: { address, isVideo: false },
  pictures: [],
};
const book: Book = {
  title: 'Lisbon',
  introduction: 'For all of us.',
  by: 'Ana',
  chapters: [chapter],
};

async function bytesOf(what: Book, paper = paperOf('A5', false)): Promise<Uint8Array> {
  const pieces: Buffer[] = [];
  for await (const piece of printedBook(what, paper)) pieces.push(piece);
  return new Uint8Array(Buffer.concat(pieces));
}

async function textOf(what: Book): Promise<string[]> {
  const read = await getDocumentProxy(await bytesOf(what));
  return Promise.all(
    Array.from({ length: read.numPages }, async (_, at) => {
      const { items } = await (await read.getPage(at + 1)).getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join(' ');
    }),
  );
}

describe('a book', () => {
  it('has a cover, contents with pages, an introduction, chapters, and numbers', async () => {
    const all = await textOf(book);
    expect(all).toHaveLength(4);
    const [cover, contents, introduction, first] = all;
    expect(cover).toMatch(/Lisbon.*Put together by Ana/);
    expect(contents).toMatch(/Contents.*The boat.*4/);
    expect(introduction).toMatch(/For all of us\./);
    expect(first).toMatch(/1.*The boat.*Scan this code to hear it.*We left at dawn\..*4/);
  });

  it('has its numbers below the text, inside of what a printer leaves', async () => {
    const chapters = [chapter, chapter, chapter];
    const read = await getDocumentProxy(await bytesOf({ ...book, chapters }, paperOf('A5', true)));
    const heights = await Promise.all(
      [2, 3, 6].map(async (page) => {
        const { items } = await (await read.getPage(page)).getTextContent();
        const foot = items.findLast((item) => 'str' in item && item.str === String(page));
        return foot && 'transform' in foot ? Math.round(Number(foot.transform[5])) : null;
      }),
    );
    expect(new Set(heights).size).toBe(1);
    // Points from the lower edge: the bleed has 8.5 of them.
    expect(heights[0]).toBeGreaterThan(20);
    expect(heights[0]).toBeLessThan(70);
  });

  it.each(['A5', 'A4'] as const)('of %s says where a printer cuts it', async (size) => {
    const [width, height] = size === 'A5' ? [148, 210] : [210, 297];
    const read = await getDocumentProxy(await bytesOf(book, paperOf(size, true)));
    const { view } = await read.getPage(2);
    const inMillimeters = view.map((points) => Math.round((points / 72) * 25.4));
    expect(inMillimeters).toEqual([0, 0, width + 6, height + 6]);
    const file = Buffer.from(await bytesOf(book, paperOf(size, true))).toString('latin1');
    expect(file.match(/\/TrimBox \[8\.503937 8\.503937 /g)).toHaveLength(4);
  });

  it('shows letters of many scripts, right to left too, and a clear sign for what it cannot draw', async () => {
    const titles = ['Großmutter Żaneta', 'Ελλάδα Москва', 'סיפור של סבתא', 'Tea 🍵👩‍👧 time', '祖母'];
    const chapters = titles.map((title) => ({ ...chapter, title, text: title }));
    const pages = await textOf({ ...book, title: titles.join(' '), chapters });
    const inAll = pages.join(' ');
    expect(inAll).toContain('Großmutter Żaneta');
    expect(inAll).toContain('Ελλάδα Москва');
    expect(inAll).toContain('סיפור');
    expect(inAll).toContain('Tea □ time');
    expect(inAll).not.toContain('祖母');
  });

  it('breaks a word as long as a chapter, and a title of one word, without looking long', async () => {
    const long = 'o'.repeat(20_000);
    const pages = await textOf({
      ...book,
      title: 'w'.repeat(200),
      chapters: [{ ...chapter, text: long }],
    });
    expect(pages.join('').replaceAll(/[^o]/g, '').length).toBeGreaterThanOrEqual(20_000);
  });
});

describe('a long book with pictures', () => {
  let picture: Buffer;
  beforeAll(async () => {
    const [width, height] = [2048, 1536];
    const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
    picture = await sharp({ create: { width, height, channels: 3, background: 'gray', noise } })
      .webp({ quality: 60 })
      .toBuffer();
  });

  it('of 60 chapters is made piece by piece: less than a third of it is ever held', async () => {
    let [pictures, ahead] = [0, 0];
    const read = () => {
      pictures += 1;
      return Promise.resolve(picture);
    };
    const text = `${'A sentence of the story. '.repeat(20)}\n\n`.repeat(6);
    const one = { ...chapter, text, pictures: [{ caption: 'By the lake', read }] };
    const chapters = Array.from({ length: 60 }, () => one);
    collect();
    const before = process.memoryUsage().arrayBuffers;
    let [whole, held, given] = [0, 0, 0];
    for await (const piece of printedBook({ ...book, chapters }, paperOf('A5', false))) {
      whole += piece.length;
      if (piece.length < 100_000) continue;
      given += 1;
      ahead = Math.max(ahead, pictures - given);
      if (given % 10 !== 0) continue;
      collect();
      held = Math.max(held, process.memoryUsage().arrayBuffers - before);
    }
    // One on the cover.
    expect([pictures, ahead]).toEqual([61, 0]);
    expect(whole).toBeGreaterThan(30 * 1024 * 1024);
    expect(held).toBeLessThan(whole / 3);
  }, 120_000);
});
