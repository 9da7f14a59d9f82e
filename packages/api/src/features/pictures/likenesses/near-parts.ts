/** The four parts of 16 bits of a likeness. */
export type Parts = readonly [number, number, number, number];

export function partsOf(likeness: string): Parts {
  const part = (at: number) => Number.parseInt(likeness.slice(at * 4, at * 4 + 4), 16);
  return [part(0), part(1), part(2), part(3)];
}

/** One bit, two bits or none of 16. */
const flips = flipsOfTwo();

/**
 * Every value of 16 bits that differs from this one in at most two. Of two likenesses that differ in up to 11
 * bits, at least one of the four parts differs in at most two: so looking these up misses none.
 */
export function nearParts(part: number): number[] {
  return flips.map((flip) => part ^ flip);
}

function flipsOfTwo(): number[] {
  const bits = Array.from({ length: 16 }, (_, at) => 1 << at);
  const pairs = bits.flatMap((one, at) => bits.slice(at + 1).map((other) => one | other));
  return [0, ...bits, ...pairs];
}
