/** Of everything that speech engines take. */
export const sampleRate = 16_000;

export function msOf(samples: number): number {
  return Math.round((samples / sampleRate) * 1000);
}

/** The same samples in blocks of `size`; the last one may be shorter. Each block is new memory. */
export async function* blocksOf(
  samples: AsyncIterable<Float32Array>,
  size: number,
): AsyncGenerator<Float32Array> {
  let block = new Float32Array(size);
  let filled = 0;
  for await (const piece of samples) {
    let at = 0;
    while (at < piece.length) {
      const taken = piece.subarray(at, at + size - filled);
      block.set(taken, filled);
      filled += taken.length;
      at += taken.length;
      if (filled < size) continue;
      yield block;
      block = new Float32Array(size);
      filled = 0;
    }
  }
  if (filled > 0) yield block.subarray(0, filled);
}
