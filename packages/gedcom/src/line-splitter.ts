const LF = 10;
const CR = 13;

/** Receives the line that is in `text` from `start` up to `end`. */
export type TakeLine = (text: string, start: number, end: number) => void;

/**
 * Cuts text that arrives in pieces into lines. CR, LF, CR LF and LF CR end a line, also mixed in one file.
 * The positions of the next CR and LF are remembered, so a file with only one kind is searched once.
 */
export class LineSplitter {
  private rest = '';
  private lastEnd = 0;

  constructor(private readonly take: TakeLine) {}

  push(piece: string): void {
    if (piece === '') return;
    const text = this.rest === '' ? piece : this.rest + piece;
    let start = 0;
    if (this.rest === '' && this.lastEnd !== 0) {
      const first = text.charCodeAt(0);
      // The second half of a CR LF whose first half ended the piece before.
      if (first !== this.lastEnd && (first === LF || first === CR)) start = 1;
    }
    this.lastEnd = 0;
    let lf = text.indexOf('\n', start);
    let cr = text.indexOf('\r', start);
    while (lf !== -1 || cr !== -1) {
      const end = lf === -1 || (cr !== -1 && cr < lf) ? cr : lf;
      this.take(text, start, end);
      const other = end === lf ? cr : lf;
      start = other === end + 1 ? end + 2 : end + 1;
      this.lastEnd = start === text.length && other !== end + 1 ? text.charCodeAt(end) : 0;
      if (lf !== -1 && lf < start) lf = text.indexOf('\n', start);
      if (cr !== -1 && cr < start) cr = text.indexOf('\r', start);
    }
    this.rest = start === 0 ? text : text.slice(start);
  }

  end(): void {
    if (this.rest !== '') this.take(this.rest, 0, this.rest.length);
    this.rest = '';
  }
}
