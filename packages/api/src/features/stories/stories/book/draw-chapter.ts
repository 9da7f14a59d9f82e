import { storyWords } from '@infinite/schema/words/stories.en';
import type { BookChapter, BookPicture } from '#features/stories/stories/book/book.ts';
import { drawCode } from '#features/stories/stories/book/draw-code.ts';
import { amber, softInk } from '#features/stories/stories/book/inks.ts';
import { mm, textEnd, textWidth, type Paper } from '#features/stories/stories/book/paper.ts';
import { pictureForPrint } from '#features/stories/stories/book/picture-for-print.ts';
import { setText, type Pages } from '#features/stories/stories/book/set-text.ts';

/** Large enough for the lens of an old phone. */
const codeSide = 27 * mm;
/** Of the height of a page: a tall picture leaves room for its caption. */
const tallest = 0.6;

/** A chapter from the top of a page; yields after each part. @param number among the chapters, from 1 */
export async function* drawChapter(
  pages: Pages,
  paper: Paper,
  chapter: BookChapter,
  number: number,
): AsyncGenerator<void> {
  const { bodySize } = paper;
  const label = String(number);
  setText(pages, paper, label, { style: 'bold', size: bodySize * 1.2, color: amber });
  pages.moveDown(0.3);
  setText(pages, paper, chapter.title, { style: 'bold', size: bodySize * 1.8, lineGap: 2 });
  pages.moveDown(0.6);
  if (chapter.code) drawVoice(pages, paper, chapter.code);
  for (const paragraph of chapter.text.split(/\n{2,}/)) {
    if (paragraph === '') continue;
    setText(pages, paper, paragraph, { style: 'text', size: bodySize, lineGap: bodySize * 0.45 });
    pages.moveDown(0.8);
    yield;
  }
  for (const picture of chapter.pictures) {
    await drawPicture(pages, paper, picture);
    yield;
  }
}

function drawVoice(
  pages: Pages,
  paper: Paper,
  { address, isVideo }: NonNullable<BookChapter['code']>,
): void {
  if (pages.y + codeSide > textEnd(paper)) pages.addPage();
  const { y } = pages;
  const { left } = paper.margins;
  drawCode(pages, address, { x: left, y, side: codeSide });
  const words = isVideo ? storyWords.book.watch : storyWords.book.listen;
  pages.font('DejaVuSerif-Italic').fontSize(paper.bodySize).fillColor(softInk);
  const width = textWidth(paper) - codeSide - 4 * mm;
  const height = pages.heightOfString(words, { width });
  pages.text(words, left + codeSide + 4 * mm, y + (codeSide - height) / 2, { width });
  pages.y = y + codeSide + 5 * mm;
}

async function drawPicture(pages: Pages, paper: Paper, picture: BookPicture): Promise<void> {
  const file = await picture.read();
  if (!file) return;
  const room = { width: textWidth(paper), height: paper.height * tallest };
  const { jpeg, width, height } = await pictureForPrint(file, room, 'inside');
  const size = paper.bodySize * 0.9;
  pages.font('DejaVuSerif-Italic').fontSize(size);
  const captionHeight = picture.caption
    ? pages.heightOfString(picture.caption, { width: room.width }) + 4 * mm
    : 0;
  if (pages.y + height + captionHeight > textEnd(paper)) pages.addPage();
  pages.image(jpeg, paper.margins.left, pages.y, { width, height });
  pages.y += height + 2 * mm;
  if (picture.caption) {
    setText(pages, paper, picture.caption, { style: 'italic', size, color: softInk });
  }
  pages.y += 5 * mm;
}
