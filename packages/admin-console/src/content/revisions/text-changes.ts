import { diffWordsWithSpace } from 'diff';

export interface Piece {
  readonly kind: 'same' | 'added' | 'removed';
  readonly text: string;
}

/** Characters of context on both sides of a change. */
const around = 120;

/** A word diff; long unchanged parts are cut out. */
export function changesBetween(before: string, after: string): Piece[] {
  const pieces = diffWordsWithSpace(before, after);
  return pieces.map(({ added, removed, value }, index) => {
    if (added) return { kind: 'added', text: value };
    if (removed) return { kind: 'removed', text: value };
    const first = index === 0;
    const last = index === pieces.length - 1;
    return { kind: 'same', text: shortened(value, { first, last }) };
  });
}

function shortened(text: string, { first, last }: { first: boolean; last: boolean }): string {
  const head = first ? '' : text.slice(0, around);
  const tail = last ? '' : text.slice(-around);
  return head.length + tail.length >= text.length ? text : `${head}\n…\n${tail}`;
}
