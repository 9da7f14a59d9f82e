/** Powers of 2 in GF(2^8) modulo x^8 + x^4 + x^3 + x^2 + 1, and their logarithms. */
const powers = new Uint8Array(255);
const logarithms = new Uint8Array(256);
for (let exponent = 0, value = 1; exponent < 255; exponent += 1) {
  powers[exponent] = value;
  logarithms[value] = exponent;
  value = (value << 1) ^ (value >= 128 ? 0x11d : 0);
}

function times(a: number, b: number): number {
  if (a === 0 || b === 0) return 0;
  return powers[((logarithms[a] ?? 0) + (logarithms[b] ?? 0)) % 255] ?? 0;
}

/** The product of (x - 2^i) for i below `degree`, without its leading 1. */
function generatorOf(degree: number): number[] {
  let polynomial = [1];
  for (let root = 0; root < degree; root += 1) {
    const next = [...polynomial, 0];
    polynomial.forEach((factor, at) => {
      next[at + 1] = (next[at + 1] ?? 0) ^ times(factor, powers[root] ?? 0);
    });
    polynomial = next;
  }
  return polynomial.slice(1);
}

/** The error correction codewords of a block of data (ISO/IEC 18004, 7.5). */
export function correctionOf(data: readonly number[], count: number): number[] {
  const generator = generatorOf(count);
  let remainder = Array.from({ length: count }, () => 0);
  for (const byte of data) {
    const factor = byte ^ (remainder[0] ?? 0);
    remainder = [...remainder.slice(1), 0];
    remainder = remainder.map((value, at) => value ^ times(generator[at] ?? 0, factor));
  }
  return remainder;
}
