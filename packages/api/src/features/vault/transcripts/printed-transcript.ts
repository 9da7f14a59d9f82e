import { createRequire } from 'node:module';
import { setImmediate } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import PDFDocument from 'pdfkit';
import { moment } from '#features/vault/transcripts/plain-transcript.ts';
import type { Segment } from '#features/vault/transcripts/segment.ts';

/** In points: an inch. */
const margin = 72;
const soft = '#5b5750';
/** Segments between which other requests get their turn: some milliseconds of work. */
const atOnce = 20;

/** A transcript as pages of A4: its title, and a paragraph a segment with who speaks and when. */
export async function printedTranscript(
  title: string,
  segments: readonly Segment[],
): Promise<Buffer> {
  const pages = new PDFDocument({
    size: 'A4',
    margin,
    displayTitle: true,
    info: { Title: title },
    font: fontFile('DejaVuSerif'),
  });
  const bytes = buffer(pages);
  pages.registerFont('text', fontFile('DejaVuSerif'));
  pages.registerFont('title', fontFile('DejaVuSerif-Bold'));
  pages.font('title').fontSize(20).text(title).moveDown(1);
  const spoken = segments.filter(({ text }) => text !== '');
  for (const [at, { startMs, speaker, text }] of spoken.entries()) {
    const about = speaker ? `${moment(startMs)}  ${speaker}` : moment(startMs);
    pages.font('text').fontSize(9).fillColor(soft).text(about);
    pages.fontSize(11).fillColor('black').text(text, { lineGap: 3 }).moveDown(0.7);
    if (at % atOnce === atOnce - 1) await setImmediate();
  }
  pages.end();
  return bytes;
}

/** Latin, Greek and Cyrillic letters in one file. */
function fontFile(name: string): string {
  return createRequire(import.meta.url).resolve(`dejavu-fonts-ttf/ttf/${name}.ttf`);
}
