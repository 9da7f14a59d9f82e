import type { SpeechEngine } from '#adapters/speech/speech-engine.ts';
import type { SealedObject } from '#platform/crypto/open-sealed.ts';

/** What this installation transcribes with. */
export interface Speech {
  readonly engine: SpeechEngine;
  /**
   * The sound of a stored recording as 16 kHz mono, decoded as it is read; empty for one without sound.
   * @throws when it cannot be decoded
   */
  samplesOf(content: SealedObject): AsyncIterable<Float32Array>;
}
