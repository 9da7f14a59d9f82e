/** Buffers by key, of a bounded size together; the one read longest ago goes first. */
export class RecentBytes {
  #kept = new Map<string, Buffer>();
  #size = 0;

  constructor(private readonly most: number) {}

  get(key: string): Buffer | undefined {
    const found = this.#kept.get(key);
    if (found) {
      this.#kept.delete(key);
      this.#kept.set(key, found);
    }
    return found;
  }

  set(key: string, bytes: Buffer): void {
    if (this.#kept.has(key) || bytes.length > this.most) return;
    this.#kept.set(key, bytes);
    this.#size += bytes.length;
    for (const [oldest, gone] of this.#kept) {
      if (this.#size <= this.most) return;
      this.#kept.delete(oldest);
      this.#size -= gone.length;
    }
  }
}
