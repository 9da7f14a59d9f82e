import { InferenceSession, Tensor } from 'onnxruntime-node';
import { windowSamples } from '#adapters/speech/local/segmenter.ts';

/** The end of the window before, which the model wants in front of each window. */
const contextSamples = 64;
const stateShape = [2, 1, 128];
const stateLength = 2 * 128;

/** Peaks below -66 dBFS are no voice; hours of silence are not worth the model's time. */
const quietPeak = 0.0005;
/** So many quiet windows end what the model remembers. */
const forgetsAfter = 16;

/** How likely a window of 512 samples at 16 kHz is speech: Silero VAD 5. */
export class VoiceDetector {
  readonly #session: InferenceSession;
  readonly #rate = new Tensor('int64', BigInt64Array.from([16_000n]), []);
  #state = emptyState();
  readonly #input = new Float32Array(contextSamples + windowSamples);
  #quiet = 0;

  private constructor(session: InferenceSession) {
    this.#session = session;
  }

  static async load(file: string): Promise<VoiceDetector> {
    const session = await InferenceSession.create(file, {
      intraOpNumThreads: 1,
      interOpNumThreads: 1,
    });
    return new VoiceDetector(session);
  }

  /** Forgets what it heard: another recording begins. */
  reset(): void {
    this.#state = emptyState();
    this.#input.fill(0);
    this.#quiet = 0;
  }

  /** @param window 512 samples; the last one of a recording filled up with zeros */
  async likelihood(window: Float32Array): Promise<number> {
    this.#quiet = isQuiet(window) ? this.#quiet + 1 : 0;
    if (this.#quiet > forgetsAfter) {
      if (this.#quiet === forgetsAfter + 1) {
        this.#state = emptyState();
        this.#input.fill(0);
      }
      return 0;
    }
    this.#input.copyWithin(0, windowSamples);
    this.#input.set(window, contextSamples);
    const { output, stateN } = await this.#session.run({
      input: new Tensor('float32', this.#input, [1, this.#input.length]),
      state: this.#state,
      sr: this.#rate,
    });
    if (!output || !stateN) throw new Error('the voice detector gives other outputs');
    this.#state = stateN;
    return Number(output.data[0]);
  }
}

function emptyState(): Tensor {
  return new Tensor('float32', new Float32Array(stateLength), stateShape);
}

function isQuiet(window: Float32Array): boolean {
  for (const value of window) if (Math.abs(value) > quietPeak) return false;
  return true;
}
