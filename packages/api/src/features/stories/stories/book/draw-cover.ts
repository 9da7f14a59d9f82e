import { storyWords } from '@infinite/schema/words/stories.en';
import type { Book } from '#features/stories/stories/book/book.ts';
import { paperWhite, ink, amber } from '#features/stories/stories/book/inks.ts';
import { mm, type Paper } from '#features/stories/stories/book/paper.ts';
import { pictureForPrint } from '#features/stories/stories/book/picture-for-print.ts';
import { setText, type Pages } from '#features/stories/stories/book/set-text.ts';

/** The first picture of the story over the whole width, the title, and who made it. */
export async function drawCover(
  pages: Pages,
  paper: Paper,
  { title, by }: Pick<Book, 'title' | 'by'>,
  picture: Buffer | null,
): Promise<void> {
  const { width, height, margins } = paper;
  pages.rect(0, 0, width, height).fill(paperWhite);
  const room = { width, height: height * 0.58 };
  if (picture) {
    const { jpeg } = await pictureForPrint(picture, room, 'cover');
    pages.image(jpeg, 0, 0, { ...room });
  }
  pages.y = picture ? room.height + 12 * mm : height * 0.3;
  pages.rect(margins.left, pages.y, 16 * mm, 1 * mm).fill(amber);
  pages.y += 7 * mm;
  const size = paper.bodySize * (title.length > 60 ? 1.9 : 2.6);
  setText(pages, paper, title, { style: 'bold', size, color: ink });
  if (!by) return;
  pages.y += 4 * mm;
  const said = storyWords.book.by(by);
  setText(pages, paper, said, { style: 'text', size: paper.bodySize, color: ink });
}
