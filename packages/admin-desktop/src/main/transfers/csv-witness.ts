import { TransferError } from './failure.ts';

const quote = 0x22;
const lineFeed = 0x0a;
const angle = 0x3c;
const brace = 0x7b;
/** Chunks may split anywhere, so it examines each byte. */
const byteOrderMark = new Set([0xef, 0xbb, 0xbf]);

/**
 * Watches a CSV pass by and says whether it is whole: it begins as one, it does not end within a
 * quoted field, and its last record is closed (RFC 4180). Keeps nothing but counters.
 */
export class CsvWitness {
  #records = 0;
  #quoted = false;
  #last = lineFeed;
  #beginning: number[] | null = [];

  /** Records so far, without the heading. */
  get rows(): number {
    return Math.max(0, this.#records - 1);
  }

  see(chunk: Uint8Array): void {
    if (this.#beginning) this.#judgeBeginning(chunk);
    let quoted = this.#quoted;
    let records = this.#records;
    for (const byte of chunk) {
      if (byte === quote) quoted = !quoted;
      else if (byte === lineFeed && !quoted) records += 1;
    }
    this.#quoted = quoted;
    this.#records = records;
    this.#last = chunk.at(-1) ?? this.#last;
  }

  /** @param announced the number of rows that the server sent, if any */
  end(announced: number | null): void {
    const closed = !this.#quoted && this.#last === lineFeed && this.#records > 0;
    if (!closed || (announced !== null && announced !== this.rows)) {
      throw new TransferError('incomplete', { mayRetry: true });
    }
  }

  /** A page or a JSON error with status 200 starts with `<` or `{`. */
  #judgeBeginning(chunk: Uint8Array): void {
    const beginning = [...(this.#beginning ?? []), ...chunk.subarray(0, 64)];
    const first = beginning.find((byte) => byte > 0x20 && !byteOrderMark.has(byte));
    if (first === angle || first === brace) throw new TransferError('not-the-file');
    this.#beginning = first === undefined && beginning.length < 1024 ? beginning : null;
  }
}
