/** Zero crossings of the filter on each side: more cut more sharply, and cost more. */
const crossings = 12;
/** Entries of the table for each crossing. */
const density = 256;
/** Keeps a little below the highest frequency of the lower rate, where the filter is not sharp yet. */
const rolloff = 0.92;

/** Hann-windowed sinc, at one side of its middle. */
const filter = Float64Array.from({ length: crossings * density + 2 }, (_, index) => {
  const x = index / density;
  if (x >= crossings) return 0;
  const sinc = x === 0 ? 1 : Math.sin(Math.PI * x) / (Math.PI * x);
  return sinc * (0.5 + 0.5 * Math.cos((Math.PI * x) / crossings));
});

/**
 * Brings samples from one rate to another, as they come. Frequencies that the lower rate cannot hold are
 * removed: left in, they would sound as others.
 */
export class Resampler {
  /** Input samples an output sample. */
  readonly #step: number;
  /** Crossings of the filter an input sample. */
  readonly #scale: number;
  /** Input samples on each side that the filter looks at. */
  readonly #reach: number;
  #input: Float32Array;
  /** Where the next output sample lies in `#input`. */
  #at: number;

  constructor(from: number, to: number) {
    this.#step = from / to;
    this.#scale = Math.min(1, to / from) * (from === to ? 1 : rolloff);
    this.#reach = Math.ceil(crossings / this.#scale);
    this.#input = new Float32Array(this.#reach);
    this.#at = this.#reach;
  }

  push(samples: Float32Array): Float32Array {
    const input = new Float32Array(this.#input.length + samples.length);
    input.set(this.#input);
    input.set(samples, this.#input.length);
    const last = input.length - this.#reach - 1;
    const count = Math.max(0, Math.floor((last - this.#at) / this.#step) + 1);
    const output = Float32Array.from({ length: count }, (_, index) =>
      this.#sampleAt(input, this.#at + index * this.#step),
    );
    this.#at += count * this.#step;
    const done = Math.max(0, Math.floor(this.#at) - this.#reach);
    this.#input = input.slice(done);
    this.#at -= done;
    return output;
  }

  /** What the filter still holds back. */
  finish(): Float32Array {
    return this.push(new Float32Array(this.#reach));
  }

  #sampleAt(input: Float32Array, at: number): number {
    const from = Math.ceil(at - this.#reach);
    const until = Math.floor(at + this.#reach);
    let sum = 0;
    for (let index = from; index <= until; index += 1) {
      const place = Math.abs(index - at) * this.#scale * density;
      const entry = Math.floor(place);
      const low = filter[entry] ?? 0;
      const high = filter[entry + 1] ?? 0;
      sum += (input[index] ?? 0) * (low + (high - low) * (place - entry));
    }
    return sum * this.#scale;
  }
}
