/** A word and when it is said, in milliseconds of the recording's original. */
export interface SpeechWord {
  readonly startMs: number;
  readonly endMs: number;
  readonly text: string;
}

/** What is said between two pauses, in milliseconds of the recording's original. */
export interface SpeechSegment {
  readonly startMs: number;
  readonly endMs: number;
  readonly text: string;
  readonly words?: readonly SpeechWord[];
}

export interface Transcription {
  readonly segments: readonly SpeechSegment[];
  /** BCP 47; null when it is not known. */
  readonly language: string | null;
  /** Why there is no text to rely on: nobody speaks, or in a language that the engine does not know. */
  readonly problem: null | 'NO_SPEECH' | 'LANGUAGE';
  /** Name and version, such as 'moonshine-base-en 0.1.4'. */
  readonly engine: string;
  /** On this machine, or at the service that the operator configured. */
  readonly where: 'HERE' | 'OPERATOR';
}

/** Turns speech into text. */
export interface SpeechEngine {
  readonly id: string;
  /**
   * @param wav samples at 16 kHz, mono, from -1 to 1, in pieces of any length
   * @throws SpeechFailed when the engine fails; another attempt may succeed
   * @throws the reason of `signal` when it is aborted, or what reading `wav` threw
   */
  transcribe(
    wav: AsyncIterable<Float32Array>,
    options: {
      readonly signal: AbortSignal;
      /** Called with how much of the recording has been listened to. */
      onProgress?(ms: number): void;
    },
  ): Promise<Transcription>;
}
