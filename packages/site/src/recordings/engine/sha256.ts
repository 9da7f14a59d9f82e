/**
 * SHA-256 (FIPS 180-4) of bytes that come piece by piece. The browser's own digest wants all of
 * them in memory at once, and a film of hours does not fit there.
 */
export class Sha256 {
  private readonly state = Uint32Array.from(initial);
  private readonly block = new Uint8Array(blockBytes);
  private readonly words = new Uint32Array(64);
  private held = 0;
  private total = 0;

  update(bytes: Uint8Array): this {
    this.total += bytes.length;
    let at = 0;
    if (this.held > 0) {
      at = Math.min(blockBytes - this.held, bytes.length);
      this.block.set(bytes.subarray(0, at), this.held);
      this.held += at;
      if (this.held < blockBytes) return this;
      this.compress(this.block, 0);
      this.held = 0;
    }
    for (; at + blockBytes <= bytes.length; at += blockBytes) this.compress(bytes, at);
    this.block.set(bytes.subarray(at));
    this.held = bytes.length - at;
    return this;
  }

  /** Ends it: 64 hexadecimal digits. Nothing can be added afterwards. */
  hex(): string {
    const bits = this.total * 8;
    const padding = new Uint8Array(
      (this.held < lengthAt ? blockBytes : 2 * blockBytes) - this.held,
    );
    padding[0] = 0x80;
    const view = new DataView(padding.buffer);
    view.setUint32(padding.length - 8, Math.floor(bits / 2 ** 32));
    view.setUint32(padding.length - 4, bits % 2 ** 32);
    this.update(padding);
    return [...this.state].map((word) => word.toString(16).padStart(8, '0')).join('');
  }

  private compress(bytes: Uint8Array, start: number): void {
    const { state, words } = this;
    const view = new DataView(bytes.buffer, bytes.byteOffset + start, blockBytes);
    for (let i = 0; i < 16; i += 1) words[i] = view.getUint32(i * 4);
    for (let i = 16; i < 64; i += 1) {
      const x = words[i - 15] ?? 0;
      const y = words[i - 2] ?? 0;
      const small0 = rotate(x, 7) ^ rotate(x, 18) ^ (x >>> 3);
      const small1 = rotate(y, 17) ^ rotate(y, 19) ^ (y >>> 10);
      words[i] = (words[i - 16] ?? 0) + small0 + (words[i - 7] ?? 0) + small1;
    }
    let [a, b, c, d, e, f, g, h] = state as unknown as EightWords;
    for (let i = 0; i < 64; i += 1) {
      const big1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
      const first = (h + big1 + ((e & f) ^ (~e & g)) + (constants[i] ?? 0) + (words[i] ?? 0)) | 0;
      const big0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
      const second = (big0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
      h = g;
      g = f;
      f = e;
      e = (d + first) | 0;
      d = c;
      c = b;
      b = a;
      a = (first + second) | 0;
    }
    const after = [a, b, c, d, e, f, g, h];
    after.forEach((word, i) => (state[i] = (state[i] ?? 0) + word));
  }
}

type EightWords = [number, number, number, number, number, number, number, number];

const blockBytes = 64;
/** Where the length stands in the last block. */
const lengthAt = 56;

function rotate(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

/** The fractions of the square roots of the first 8 primes, 32 bits each. */
const initial = [
  0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
];
/** The fractions of the cube roots of the first 64 primes. */
const constants = [
  0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
  0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
  0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
  0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
  0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
  0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
  0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
  0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
];
