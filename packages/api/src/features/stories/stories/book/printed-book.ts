import { setImmediate } from 'node:timers/promises';
import PDFDocument from 'pdfkit';
import type { Book, BookPicture } from '#features/stories/stories/book/book.ts';
import {
  contentsPages,
  drawContents,
  drawFoot,
  type PlacedChapter,
} from '#features/stories/stories/book/contents.ts';
import { drawChapter } from '#features/stories/stories/book/draw-chapter.ts';
import { drawCover } from '#features/stories/stories/book/draw-cover.ts';
import type { Paper } from '#features/stories/stories/book/paper.ts';
import { setText } from '#features/stories/stories/book/set-text.ts';
import { registerFonts } from '#features/stories/stories/book/typeface.ts';

/**
 * A story as a PDF to print: cover, contents, introduction, chapters. It comes in pieces as fast as it is read, and
 * holds one picture at a time.
 */
export async function* printedBook(book: Book, paper: Paper): AsyncGenerator<Buffer> {
  const pages = new PDFDocument({
    size: [paper.width, paper.height],
    margins: paper.margins,
    autoFirstPage: false,
    // The numbers in the contents are known at the end.
    bufferPages: true,
    displayTitle: true,
    info: { Title: book.title, ...(book.by ? { Author: book.by } : {}) },
  });
  registerFonts(pages);
  pages.on('pageAdded', () => markCut(pages.page, paper));
  const made = () => (pages.read() as Buffer | null) ?? Buffer.alloc(0);

  pages.addPage();
  await drawCover(pages, paper, book, await firstPicture(book));
  yield made();
  const contents = contentsPages(paper, book.chapters.length);
  for (let at = 0; at < contents; at += 1) pages.addPage();
  if (book.introduction) {
    pages.addPage();
    for (const paragraph of book.introduction.split(/\n{2,}/)) {
      const { bodySize: size } = paper;
      setText(pages, paper, paragraph, { style: 'italic', size, lineGap: size * 0.45 });
      pages.moveDown(0.8);
    }
  }
  const placed: PlacedChapter[] = [];
  for (const chapter of book.chapters) {
    pages.addPage();
    placed.push({ title: chapter.title, page: pages.bufferedPageRange().count });
    pages.outline.addItem(chapter.title);
    for await (const _ of drawChapter(pages, paper, chapter, placed.length)) {
      yield made();
      // Others get their turn between two parts of a chapter.
      await setImmediate();
    }
  }
  drawContents(pages, paper, placed);
  drawFoot(pages, paper);
  pages.end();
  for await (const piece of pages) yield piece as Buffer;
}

async function firstPicture({ chapters }: Book): Promise<Buffer | null> {
  const [first]: (BookPicture | undefined)[] = chapters.flatMap(({ pictures }) => pictures);
  return first ? first.read() : null;
}

/** Where printers cut, and how far color reaches (ISO 32000-1, 14.11.2). */
function markCut(page: PDFKit.PDFPage, { width, height, bleed }: Paper): void {
  const { data } = page.dictionary as unknown as { data: Record<string, number[]> };
  data['BleedBox'] = [0, 0, width, height];
  data['TrimBox'] = [bleed, bleed, width - bleed, height - bleed];
}
