import { createHash } from 'node:crypto';

/**
 * A set of texts that answers 'surely not' or 'most likely' (B. H. Bloom, 1970): each text sets some
 * bits, found by double hashing of its SHA-256 (Kirsch and Mitzenmacher, 2006).
 */
export class BloomFilter {
  readonly bytes: Uint8Array;
  readonly #hashes: number;

  constructor(bytes: Uint8Array, hashes: number) {
    this.bytes = bytes;
    this.#hashes = hashes;
  }

  add(text: string): void {
    for (const bit of this.#bitsOf(text)) {
      this.bytes[bit >> 3] = (this.bytes[bit >> 3] ?? 0) | (1 << (bit & 7));
    }
  }

  has(text: string): boolean {
    return this.#bitsOf(text).every(
      (bit) => ((this.bytes[bit >> 3] ?? 0) & (1 << (bit & 7))) !== 0,
    );
  }

  #bitsOf(text: string): number[] {
    const digest = createHash('sha256').update(text).digest();
    // 48 bits each, so that no sum exceeds what a number holds exactly.
    const first = digest.readUIntBE(0, 6);
    const second = digest.readUIntBE(6, 6);
    const size = this.bytes.length * 8;
    return Array.from({ length: this.#hashes }, (_, n) => (first + n * second) % size);
  }
}
