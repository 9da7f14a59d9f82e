/** A text with a selection. */
export interface Chosen {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

/** Replaces a range of the text, then selects another. */
interface Change {
  readonly from: number;
  readonly to: number;
  readonly insert: string;
  readonly select: { readonly from: number; readonly to: number };
}

export type MarkdownAct = (chosen: Chosen) => Change;

/** Wraps the selection in marks, or removes them. */
export function around(mark: string): MarkdownAct {
  return ({ text, from, to }) => {
    const { length } = mark;
    const words = text.slice(from, to);
    if (text.slice(from - length, from) === mark && text.slice(to, to + length) === mark) {
      const select = { from: from - length, to: to - length };
      return { from: from - length, to: to + length, insert: words, select };
    }
    const select = { from: from + length, to: to + length };
    return { from, to, insert: mark + words + mark, select };
  };
}

/** Prefixes each selected line with a mark, or removes it if every line has it. */
export function eachLine(mark: string): MarkdownAct {
  return ({ text, from, to }) => {
    const start = text.lastIndexOf('\n', from - 1) + 1;
    const next = text.indexOf('\n', to);
    const end = next < 0 ? text.length : next;
    const lines = text.slice(start, end).split('\n');
    const all = lines.every((line) => line.startsWith(mark));
    const insert = lines
      .map((line) => (all ? line.slice(mark.length) : line.startsWith(mark) ? line : mark + line))
      .join('\n');
    return {
      from: start,
      to: end,
      insert,
      select: { from: start + insert.length, to: start + insert.length },
    };
  };
}

/** Makes the selection a link text, then selects its address. */
export const link: MarkdownAct = ({ text, from, to }) => {
  const words = text.slice(from, to) || 'words';
  const address = from + words.length + 3;
  return { from, to, insert: `[${words}](/)`, select: { from: address, to: address + 1 } };
};

/** Puts the cursor at a place and changes nothing. */
export function goTo(at: number): MarkdownAct {
  return ({ text }) => {
    const place = Math.min(at, text.length);
    return { from: place, to: place, insert: '', select: { from: place, to: place } };
  };
}

export function image(alt: string, src: string): MarkdownAct {
  const escaped = alt.replace(/[[\]\\]/g, '\\$&');
  return block(`![${escaped}](${src})`);
}

export const table: MarkdownAct = block('| First | Second |\n| --- | --- |\n| … | … |');

/** Inserts a footnote mark, and the note at the end of the text, then selects the note. */
export const footnote: MarkdownAct = ({ text, to }) => {
  const taken = [...text.matchAll(/\[\^(\d+)\]/g)].map(([, number]) => Number(number));
  const mark = `[^${Math.max(0, ...taken) + 1}]`;
  const rest = text.slice(to).replace(/\n+$/, '');
  const insert = `${mark}${rest}\n\n${mark}: `;
  const end = to + insert.length;
  return { from: to, to: text.length, insert, select: { from: end, to: end } };
};

/** On separate lines, with an empty line before and after. */
function block(insert: string): MarkdownAct {
  return ({ text, to }) => {
    const before = text.slice(0, to);
    const after = text.slice(to);
    const lead =
      before === '' || before.endsWith('\n\n') ? '' : before.endsWith('\n') ? '\n' : '\n\n';
    const tail =
      after.startsWith('\n\n') || after === '' ? '' : after.startsWith('\n') ? '\n' : '\n\n';
    const end = to + lead.length + insert.length;
    return { from: to, to, insert: lead + insert + tail, select: { from: end, to: end } };
  };
}
