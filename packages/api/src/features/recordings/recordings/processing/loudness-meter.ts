import { waveform } from '@infinite/schema/catalogue/media';

/** The rate to which sound is brought before it is measured: enough for a voice's outline. */
export const meterRate = 8000;

const windowSamples = meterRate / 20;
const fullScale = 32768;

export interface Loudness {
  /** At most `waveform.peaksAtMost` values of 0 to 100; the loudest is 100 unless all is silence. */
  readonly peaks: number[];
  readonly silent: boolean;
  readonly seconds: number;
}

/**
 * Listens to 16-bit mono samples as they come, keeping a peak and a mean for each twentieth of a
 * second: three hours take 216,000 numbers, whatever their bytes.
 */
export class LoudnessMeter {
  readonly #windowPeaks: number[] = [];
  #samples = 0;
  #peak = 0;
  #squares = 0;
  #loudestMean = 0;
  #rest: Buffer = Buffer.alloc(0);

  /** @param bytes signed 16-bit little-endian samples at `meterRate`, cut anywhere */
  listen(bytes: Buffer): void {
    const data = this.#rest.length > 0 ? Buffer.concat([this.#rest, bytes]) : bytes;
    const whole = data.length - (data.length % 2);
    for (let at = 0; at < whole; at += 2) this.#hear(data.readInt16LE(at));
    this.#rest = data.subarray(whole);
  }

  finish(): Loudness {
    const seconds = this.#samples / meterRate;
    if (this.#samples % windowSamples > 0) this.#closeWindow();
    const mean = 20 * Math.log10(Math.max(this.#loudestMean, 1e-9));
    const silent = mean < waveform.silentBelowDb;
    return { peaks: outline(this.#windowPeaks, silent), silent, seconds };
  }

  #hear(sample: number): void {
    const height = Math.abs(sample);
    if (height > this.#peak) this.#peak = height;
    this.#squares += sample * sample;
    this.#samples += 1;
    if (this.#samples % windowSamples === 0) this.#closeWindow();
  }

  #closeWindow(): void {
    const heard = (this.#samples - 1) % windowSamples;
    const mean = Math.sqrt(this.#squares / (heard + 1)) / fullScale;
    if (mean > this.#loudestMean) this.#loudestMean = mean;
    this.#windowPeaks.push(this.#peak);
    this.#peak = 0;
    this.#squares = 0;
  }
}

/** The windows in at most `peaksAtMost` groups; scaled to the loudest, so a soft voice is seen too. */
function outline(windows: readonly number[], silent: boolean): number[] {
  const count = Math.min(windows.length, waveform.peaksAtMost);
  const loudest = silent ? fullScale : windows.reduce((a, b) => Math.max(a, b), 1);
  return Array.from({ length: count }, (_, group) => {
    const from = Math.floor((group * windows.length) / count);
    const until = Math.floor(((group + 1) * windows.length) / count);
    let peak = 0;
    for (let at = from; at < until; at += 1) peak = Math.max(peak, windows[at] ?? 0);
    return Math.round((100 * peak) / loudest);
  });
}
