import { storyWords } from '@infinite/schema/words/stories.en';
import { softInk } from '#features/stories/stories/book/inks.ts';
import { mm, textEnd, textWidth, type Paper } from '#features/stories/stories/book/paper.ts';
import {
  drawFromRight,
  isRightToLeft,
  oneLine,
  setText,
  type Pages,
} from '#features/stories/stories/book/set-text.ts';
import { setInFont } from '#features/stories/stories/book/typeface.ts';

export interface PlacedChapter {
  readonly title: string;
  /** From 1, the cover. */
  readonly page: number;
}

const line = 8 * mm;
const heading = 18 * mm;
const numberWidth = 14 * mm;
/** Room for the number of a chapter. */
const indent = 8 * mm;

const linesOfPage = (paper: Paper): number =>
  Math.floor((textEnd(paper) - paper.margins.top - heading) / line);

/** How many pages are kept free for the contents, behind the cover. */
export function contentsPages(paper: Paper, chapters: number): number {
  return Math.ceil(chapters / linesOfPage(paper));
}

/** The titles of the chapters with their pages, onto the pages that were kept free. */
export function drawContents(pages: Pages, paper: Paper, placed: readonly PlacedChapter[]): void {
  const { margins, bodySize } = paper;
  const each = linesOfPage(paper);
  for (const [at, { title, page }] of placed.entries()) {
    if (at % each === 0) {
      pages.switchToPage(1 + at / each);
      pages.y = margins.top;
      const { contents } = storyWords.book;
      setText(pages, paper, contents, { style: 'bold', size: bodySize * 1.8 });
    }
    const y = margins.top + heading + (at % each) * line;
    pages.fontSize(bodySize).fillColor('black');
    pages.text(setInFont(pages, 'text', String(at + 1)), margins.left, y, { lineBreak: false });
    const [left, room] = [margins.left + indent, textWidth(paper) - indent - numberWidth];
    const shown = oneLine(pages, 'text', title, room);
    if (isRightToLeft(shown)) drawFromRight(pages, shown.split(' '), left + room, y);
    else pages.text(shown, left, y, { lineBreak: false });
    setRight(pages, paper, String(page), y);
  }
}

/** The number of each page at its foot; the cover has none. */
export function drawFoot(pages: Pages, paper: Paper): void {
  const { count } = pages.bufferedPageRange();
  for (let at = 1; at < count; at += 1) {
    pages.switchToPage(at);
    pages.fontSize(paper.bodySize * 0.85).fillColor(softInk);
    setRight(pages, paper, String(at + 1), textEnd(paper) + 5 * mm);
  }
}

function setRight(pages: Pages, paper: Paper, text: string, y: number): void {
  const shown = setInFont(pages, 'text', text);
  const x = paper.width - paper.margins.right - pages.widthOfString(shown);
  pages.text(shown, x, y, { lineBreak: false });
}
