import { recorderCatalogue } from '@infinite/schema/catalogue/recorder';

/** Loudness of samples in dBFS (root mean square); -100 for digital silence. */
export function decibelsOf(samples: Float32Array): number {
  let sum = 0;
  for (const sample of samples) sum += sample * sample;
  const rms = Math.sqrt(sum / Math.max(1, samples.length));
  return rms === 0 ? -100 : Math.max(-100, 20 * Math.log10(rms));
}

const QUIETEST_DB = -60;
const LOUDEST_DB = -6;

/** Loudness as a height for the eye: 0 (nothing) to 100 (as loud as it should get). */
export function heightOf(db: number): number {
  const part = (db - QUIETEST_DB) / (LOUDEST_DB - QUIETEST_DB);
  return Math.round(Math.min(1, Math.max(0, part)) * 100);
}

/** A level as the height of a bar: a bit of silence between words is what makes a voice's shape. */
export function barOf(height: number): number {
  return Math.round((height / 100) ** 2.2 * 100);
}

/** A take whose loudest moment stays below this height is silent. */
export const silentHeight = heightOf(recorderCatalogue.silentBelowDb);

/**
 * Brings any number of bars to exactly `count`: many are squeezed, keeping the loudest of each
 * group; few are spread, the values between them on a straight line.
 */
export function spreadBars(bars: readonly number[], count: number): number[] {
  const step = bars.length / count;
  return Array.from({ length: count }, (_, index) => {
    if (step > 1) {
      const group = bars.slice(Math.floor(index * step), Math.floor((index + 1) * step));
      return group.reduce((loudest, bar) => Math.max(loudest, bar), 0);
    }
    const at = count > 1 ? (index / (count - 1)) * (bars.length - 1) : 0;
    const [left = 0, right = left] = bars.slice(Math.floor(at), Math.floor(at) + 2);
    return left + (right - left) * (at - Math.floor(at));
  });
}
