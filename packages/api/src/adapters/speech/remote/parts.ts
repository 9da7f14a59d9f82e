import { blocksOf, sampleRate } from '#adapters/speech/sample-blocks.ts';

/** A part of a recording, and where it begins in it, in samples. */
export interface Part {
  readonly start: number;
  readonly samples: Float32Array;
}

/** Four minutes are 8 MB of WAV (services take 25 MB), and are done within the timeout at their own speed. */
const longest = 240 * sampleRate;
/** A part ends at the quietest tenth of a second within its last half minute. */
const searched = 30 * sampleRate;
const tenth = sampleRate / 10;

/** A recording in parts that a service takes, cut where nobody speaks if there is such a place. */
export async function* partsOf(samples: AsyncIterable<Float32Array>): AsyncGenerator<Part> {
  let start = 0;
  let rest = new Float32Array();
  for await (const block of blocksOf(samples, searched)) {
    const joined = new Float32Array(rest.length + block.length);
    joined.set(rest);
    joined.set(block, rest.length);
    rest = joined;
    if (rest.length < longest) continue;
    const end = quietestEnd(rest);
    yield { start, samples: rest.subarray(0, end) };
    start += end;
    rest = rest.slice(end);
  }
  if (rest.length > 0) yield { start, samples: rest };
}

function quietestEnd(samples: Float32Array): number {
  let quietest = samples.length;
  let least = Infinity;
  for (let at = samples.length - searched; at + tenth <= samples.length; at += tenth) {
    const loudness = samples.subarray(at, at + tenth).reduce((sum, v) => sum + v * v, 0);
    // The latest of equals, so that silence makes no short parts.
    if (loudness > least) continue;
    least = loudness;
    quietest = at + tenth / 2;
  }
  return quietest;
}
