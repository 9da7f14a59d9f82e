import type PDFDocument from 'pdfkit';
import { textEnd, textWidth, type Paper } from '#features/stories/stories/book/paper.ts';
import { setInFont, type TextStyle } from '#features/stories/stories/book/typeface.ts';

export type Pages = InstanceType<typeof PDFDocument>;

interface SetOptions {
  readonly style: TextStyle;
  readonly size: number;
  readonly color?: string;
  readonly lineGap?: number;
}

const rightToLeft = /^[^\p{L}]*[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;

/** pdfkit looks for the end of a line letter by letter in these, for seconds in a very long one. */
const longWord = /\S{40}/gu;

/** A paragraph where the page stands, over as many pages as it needs. */
export function setText(
  pages: Pages,
  paper: Paper,
  text: string,
  { style, size, color = 'black', lineGap = 0 }: SetOptions,
): void {
  const shown = setInFont(pages, style, text).replace(longWord, '$&\u200b');
  pages.fontSize(size).fillColor(color);
  const width = textWidth(paper);
  if (!isRightToLeft(shown)) {
    pages.text(shown, paper.margins.left, pages.y, { width, lineGap });
    return;
  }
  // pdfkit sets the letters of such a word from the right, but its words from the left.
  for (const line of linesOf(pages, shown, width)) {
    const height = pages.currentLineHeight(true) + lineGap;
    if (pages.y + height > textEnd(paper)) pages.addPage();
    const { y } = pages;
    drawFromRight(pages, line, paper.margins.left + width, y);
    pages.y = y + height;
  }
}

export const isRightToLeft = (text: string): boolean => rightToLeft.test(text);

/** Words on one line, the first at the right. */
export function drawFromRight(
  pages: Pages,
  words: readonly string[],
  right: number,
  y: number,
): void {
  const space = pages.widthOfString(' ');
  let x = right;
  for (const word of words) {
    x -= pages.widthOfString(word);
    pages.text(word, x, y, { lineBreak: false });
    x -= space;
  }
}

/** The words of each line. */
function linesOf(pages: Pages, text: string, width: number): string[][] {
  const lines: string[][] = [];
  for (const row of text.split('\n')) {
    let line: string[] = [];
    for (const word of row.split(' ')) {
      const next = [...line, word];
      if (line.length === 0 || pages.widthOfString(next.join(' ')) <= width) {
        line = next;
        continue;
      }
      lines.push(line);
      line = [word];
    }
    lines.push(line);
  }
  return lines;
}

/** A text on one line, cut where the room ends. */
export function oneLine(pages: Pages, style: TextStyle, text: string, width: number): string {
  const shown = setInFont(pages, style, text.replaceAll('\n', ' '));
  if (pages.widthOfString(shown) <= width) return shown;
  const signs = [...shown];
  let [least, most] = [0, signs.length];
  while (least < most) {
    const middle = Math.ceil((least + most) / 2);
    const isShort = pages.widthOfString(`${signs.slice(0, middle).join('')}…`) <= width;
    if (isShort) least = middle;
    else most = middle - 1;
  }
  return `${signs.slice(0, least).join('').trimEnd()}…`;
}
