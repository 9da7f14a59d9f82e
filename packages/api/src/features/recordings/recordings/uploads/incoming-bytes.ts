/**
 * The body of a request, taken in portions. When the line breaks, the portion at hand ends there
 * and is good; `failure` tells afterwards that, and why, no more will come.
 */
export class IncomingBytes {
  readonly #source: AsyncIterator<Uint8Array>;
  #next: Uint8Array | undefined;
  #taken = 0;
  failure: Error | undefined;

  constructor(body: AsyncIterable<Uint8Array>) {
    this.#source = body[Symbol.asyncIterator]();
  }

  /** Bytes handed out so far. */
  get taken(): number {
    return this.#taken;
  }

  async hasMore(): Promise<boolean> {
    while (this.#next === undefined || this.#next.byteLength === 0) {
      try {
        const piece = await this.#source.next();
        if (piece.done) return false;
        this.#next = piece.value;
      } catch (error) {
        this.failure = error instanceof Error ? error : new Error('broken off', { cause: error });
        return false;
      }
    }
    return true;
  }

  /** Hands out at most `limit` bytes. */
  async *portion(limit: number): AsyncGenerator<Uint8Array> {
    let left = limit;
    while (left > 0 && (await this.hasMore())) {
      const piece = this.#next;
      if (!piece) return;
      const part = piece.subarray(0, left);
      this.#next = piece.byteLength > left ? piece.subarray(left) : undefined;
      left -= part.byteLength;
      this.#taken += part.byteLength;
      yield part;
    }
  }
}
