import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { bookSize } from '@infinite/schema/catalogue/printing';
import type { FastifyInstance } from 'fastify';
import PDFDocument from 'pdfkit';
import { sampleBook as content } from '#enquiries/content/sample-book.ts';

/** PDF counts in points: 72 to the inch. */
const points = (mm: number) => (mm / 25.4) * 72;
const ink = '#2b2118';
const soft = '#6b5d4d';
const evergreen = '#1f4d3d';
const amber = '#c98a2b';
const paper = '#fbf7f0';
const margin = points(22);

/** Serves the sample of a printed book; it is set once, at the first request. */
export async function serveSampleBook(server: FastifyInstance): Promise<void> {
  let made: Promise<Buffer> | undefined;
  server.get(content.path, async (_, reply) => {
    made ??= makeSampleBook();
    made.catch(() => (made = undefined));
    return reply
      .type('application/pdf')
      .header('cache-control', 'public, max-age=86400')
      .header('content-disposition', `inline; filename="${content.fileName}"`)
      .header('x-content-type-options', 'nosniff')
      .send(await made);
  });
}

/** Four pages in the measures of the Keepsake. */
export async function makeSampleBook(): Promise<Buffer> {
  const size = bookSize('keepsake');
  if (!size) throw new Error('the catalogue has no Keepsake');
  const width = points(size.widthMm);
  const [regular, italic, bold] = await Promise.all(
    ['400-normal', '400-italic', '600-normal'].map(fontFile),
  );
  const book = new PDFDocument({
    size: [width, points(size.heightMm)],
    margin,
    autoFirstPage: false,
    lang: 'en',
    displayTitle: true,
    info: { Title: content.title, Author: content.author, CreationDate: new Date(0) },
    // Else the standard fonts are looked for beside the program.
    font: regular as unknown as string,
  });
  const bytes = gather(book);
  for (const [name, file] of Object.entries({ regular, italic, bold })) {
    if (file) book.registerFont(name, file);
  }
  book.on('pageAdded', () => {
    book.rect(0, 0, width, book.page.height).fill(paper);
  });
  cover(book);
  recipe(book);
  letter(book);
  lastPage(book);
  book.end();
  return bytes;
}

type Book = InstanceType<typeof PDFDocument>;

function cover(book: Book): void {
  book.addPage();
  const { width, height } = book.page;
  book.rect(margin, height * 0.3, 48, 3).fill(amber);
  const text = { width: width - 2 * margin };
  book.font('bold').fontSize(34).fillColor(evergreen);
  book.text(content.cover.title, margin, height * 0.34, text);
  book
    .font('italic')
    .fontSize(16)
    .fillColor(soft)
    .text(content.cover.subtitle, { ...text });
  book
    .font('regular')
    .fontSize(10)
    .text(content.cover.note, margin, height - margin - 30, text);
}

function recipe(book: Book): void {
  const { heading, whose, ingredients, steps, story } = content.recipe;
  begin(book, heading, whose);
  book.font('regular').fontSize(12).fillColor(ink);
  for (const line of ingredients) book.text(line, { lineGap: 2 });
  book.moveDown(0.8);
  steps.forEach((step, index) => book.text(`${index + 1}.  ${step}`, { lineGap: 2 }).moveDown(0.3));
  book.moveDown(0.5).font('italic').fontSize(11.5).fillColor(soft).text(story, { lineGap: 2 });
  folio(book, 2);
}

function letter(book: Book): void {
  begin(book, content.letter.heading, content.letter.when);
  book.font('regular').fontSize(13).fillColor(ink);
  for (const paragraph of content.letter.paragraphs) {
    book.text(paragraph, { lineGap: 4 }).moveDown(0.7);
  }
  folio(book, 3);
}

function lastPage(book: Book): void {
  book.addPage();
  const { width, height } = book.page;
  book.font('italic').fontSize(14).fillColor(soft);
  book.text(content.last, margin, height * 0.42, { width: width - 2 * margin, align: 'center' });
}

function begin(book: Book, heading: string, under: string): void {
  book.addPage();
  book.font('bold').fontSize(24).fillColor(evergreen).text(heading, margin, margin);
  book.font('italic').fontSize(12).fillColor(soft).text(under).moveDown(1);
}

function folio(book: Book, page: number): void {
  const { width, height } = book.page;
  // Below the margin, where text would else begin another page.
  book.page.margins.bottom = 0;
  book.font('regular').fontSize(10).fillColor(soft);
  book.text(String(page), margin, height - margin * 0.7, {
    width: width - 2 * margin,
    align: 'center',
    lineBreak: false,
  });
}

function fontFile(cut: string): Promise<Buffer> {
  const file = `@fontsource/newsreader/files/newsreader-latin-${cut}.woff`;
  return readFile(createRequire(import.meta.url).resolve(file));
}

function gather(book: Book): Promise<Buffer> {
  const parts: Buffer[] = [];
  return new Promise((resolve, reject) => {
    book.on('data', (part: Buffer) => parts.push(part));
    book.on('end', () => resolve(Buffer.concat(parts)));
    book.on('error', reject);
  });
}
