import { sampleRate } from '#adapters/speech/sample-blocks.ts';

/** What the voice detector judges at once: 32 ms. */
export const windowSamples = 512;

/** One stretch of speech, short enough for the model. */
export interface Stretch {
  /** Where it begins in the recording, in samples. */
  readonly start: number;
  readonly samples: Float32Array;
  /** How likely each window of it is speech, 0 to 1. */
  readonly likelihoods: readonly number[];
}

interface Window {
  readonly samples: Float32Array;
  readonly likelihood: number;
}

/** A window that opens a stretch, and one that is not silence within it. */
const opensAt = 0.5;
export const continuesAt = 0.35;

const windows = (seconds: number) => Math.round((seconds * sampleRate) / windowSamples);
/** Sound before the first and after the last word, which the detector notices late. */
const margin = windows(0.2);
/** A pause that ends a stretch, and one that ends a stretch of a sentence's length. */
const pause = windows(0.6);
const sentencePause = windows(0.3);
const sentence = windows(8);
/** The model repeats itself on more than half a minute; memory grows with the length. */
const longest = windows(20);
/** A stretch that is too long is cut at its quietest place after this. */
const earliestCut = windows(10);
/** Shorter ones are clicks and coughs. */
const leastVoice = windows(0.2);

/**
 * Cuts a recording into stretches of speech at its pauses, as the windows come. It holds one stretch
 * at a time, whatever the length of the recording.
 */
export class Segmenter {
  /** The margin before speech; or, while `#open`, the stretch so far. */
  #windows: Window[] = [];
  #open = false;
  #silent = 0;
  #heard = 0;

  /** @returns a stretch that this window completes */
  push(samples: Float32Array, likelihood: number): Stretch | null {
    this.#windows.push({ samples, likelihood });
    this.#heard += 1;
    if (!this.#open) {
      if (likelihood >= opensAt) {
        this.#open = true;
        this.#silent = 0;
      } else if (this.#windows.length > margin) this.#windows.shift();
      return null;
    }
    this.#silent = likelihood < continuesAt ? this.#silent + 1 : 0;
    const enough = this.#windows.length < sentence ? pause : sentencePause;
    if (this.#silent >= enough) return this.#close();
    return this.#windows.length >= longest ? this.#cut() : null;
  }

  /** @returns the stretch that the end of the recording completes */
  finish(): Stretch | null {
    return this.#open ? this.#close() : null;
  }

  #close(): Stretch | null {
    this.#open = false;
    const afterVoice = Math.max(0, this.#silent - margin);
    return this.#take(this.#windows.length - afterVoice);
  }

  #cut(): Stretch | null {
    const last = this.#windows.length - margin;
    let quietest = last;
    let least = Infinity;
    for (let at = earliestCut; at < last; at += 1) {
      const around = this.#windows.slice(at - 2, at + 3);
      const sum = around.reduce((total, { likelihood }) => total + likelihood, 0);
      // The latest of equals: longer stretches are understood better.
      if (sum > least) continue;
      least = sum;
      quietest = at;
    }
    return this.#take(quietest);
  }

  /** Removes the first windows and makes a stretch of them; null when there is too little voice. */
  #take(count: number): Stretch | null {
    const start = (this.#heard - this.#windows.length) * windowSamples;
    const taken = this.#windows.slice(0, count);
    this.#windows = this.#windows.slice(
      this.#open ? count : Math.max(count, this.#windows.length - margin),
    );
    const voiced = taken.filter(({ likelihood }) => likelihood >= opensAt);
    if (voiced.length < leastVoice) return null;
    const samples = new Float32Array(taken.length * windowSamples);
    taken.forEach((window, index) => samples.set(window.samples, index * windowSamples));
    return { start, samples, likelihoods: taken.map(({ likelihood }) => likelihood) };
  }
}
