const LF = 10;

/** Receives the line that is in `text` from `start` up to `end`. */
export type TakeLine = (text: string, start: number, end: number) => void;

/**
 * Cuts text that arrives in pieces into lines. CR, LF, CR LF and LF CR end a line, also mixed in one file.
 * The positions of the next CR and LF are remembered, so a file with only one kind is searched once.
 */
export class LineSplitter {
  /** The start of a line whose end has not come yet; joined only once, however many pieces it has. */
  private parts: string[] = [];
  private lastEnd = 0;

  constructor(private readonly take: TakeLine) {}

  push(piece: string): void {
    let lf = piece.indexOf('\n');
    let cr = piece.indexOf('\r');
    if (lf === -1 && cr === -1) {
      if (piece === '') return;
      this.parts.push(piece);
      this.lastEnd = 0;
      return;
    }
    const before = this.parts.join('');
    const text = before + piece;
    if (lf !== -1) lf += before.length;
    if (cr !== -1) cr += before.length;
    let start = 0;
    // The second half of a CR LF whose first half ended the piece before.
    const second = this.lastEnd === LF ? cr : lf;
    if (this.lastEnd !== 0 && second === 0) {
      start = 1;
      lf = text.indexOf('\n', start);
      cr = text.indexOf('\r', start);
    }
    this.lastEnd = 0;
    while (lf !== -1 || cr !== -1) {
      const end = lf === -1 || (cr !== -1 && cr < lf) ? cr : lf;
      this.take(text, start, end);
      const other = end === lf ? cr : lf;
      start = other === end + 1 ? end + 2 : end + 1;
      this.lastEnd = start === text.length && other !== end + 1 ? text.charCodeAt(end) : 0;
      if (lf !== -1 && lf < start) lf = text.indexOf('\n', start);
      if (cr !== -1 && cr < start) cr = text.indexOf('\r', start);
    }
    this.parts = start === text.length ? [] : [text.slice(start)];
  }

  end(): void {
    const rest = this.parts.join('');
    this.parts = [];
    if (rest !== '') this.take(rest, 0, rest.length);
  }
}
