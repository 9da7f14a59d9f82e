/** A heading of a text: its level from 1 to 6, its words, and where its line begins. */
export interface OutlineHeading {
  readonly level: number;
  readonly words: string;
  readonly at: number;
}

/** The headings of a Markdown text (CommonMark, ATX), without what stands in fenced code. */
export function outlineOf(text: string): OutlineHeading[] {
  const headings: OutlineHeading[] = [];
  let fence: string | null = null;
  let at = 0;
  for (const line of text.split('\n')) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1];
    if (mark && fence === null) fence = mark;
    else if (mark?.startsWith(fence ?? ' ')) fence = null;
    else if (fence === null) {
      const [, signs = '', words = ''] = /^ {0,3}(#{1,6})(?:[ \t]+(.*))?$/.exec(line) ?? [];
      const plain = words.replace(/[ \t]+#+[ \t]*$/, '').trim();
      if (signs !== '' && plain !== '') headings.push({ level: signs.length, words: plain, at });
    }
    at += line.length + 1;
  }
  return headings;
}
