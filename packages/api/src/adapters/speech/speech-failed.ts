/** Stable codes: jobs store them, screens have words for them. */
export type SpeechFailure =
  | 'ENGINE_MISSING'
  | 'ENGINE_ENDED'
  | 'ENGINE_SILENT'
  | 'ENGINE_ERROR'
  | 'SERVICE_UNREACHABLE'
  | 'SERVICE_REFUSED'
  | 'SERVICE_UNREADABLE';

/** The engine failed, not the recording: the same recording may succeed later. */
export class SpeechFailed extends Error {
  readonly failure: SpeechFailure;

  constructor(failure: SpeechFailure, details: string, options?: ErrorOptions) {
    super(`speech engine: ${details}`, options);
    this.failure = failure;
    this.name = 'SpeechFailed';
  }
}
