import type { SpeechSegment } from '#adapters/speech/speech-engine.ts';

/** What the process with the models is asked; it answers each request before the next one. */
export type SpeechRequest =
  | { readonly kind: 'begin' }
  /** At 16 kHz, mono. */
  | { readonly kind: 'samples'; readonly samples: Float32Array }
  | { readonly kind: 'end' };

/** A segment, and how sure the model is of it. */
export interface HeardSegment {
  readonly segment: SpeechSegment;
  readonly tokens: number;
  /** Sum of the natural logarithms of the probabilities of its tokens. */
  readonly logProbability: number;
  /** The model did not come to an end by itself: it repeats itself, or makes words of noise. */
  readonly endless: boolean;
}

export type SpeechReport =
  | { readonly kind: 'heard'; readonly segments: readonly HeardSegment[] }
  | { readonly kind: 'missing'; readonly error: string }
  | { readonly kind: 'failed'; readonly error: string };
