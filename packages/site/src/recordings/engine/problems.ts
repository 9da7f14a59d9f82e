/** Everything that can stand between a member and a take, each with words of its own. */
export type RecorderProblem =
  | 'insecure-context'
  | 'unsupported-browser'
  | 'microphone-denied'
  | 'camera-denied'
  | 'no-microphone'
  | 'no-camera'
  | 'device-busy'
  | 'device-lost'
  | 'storage-full'
  | 'storage-closed'
  | 'recorder-failed'
  | 'nothing-recorded'
  | 'taken-elsewhere'
  | 'another-member'
  | 'refused'
  | 'no-room'
  | 'arrived-different'
  | 'stays-in-library'
  | 'not-attached'
  | 'not-saved';

export type TakeKind = 'VOICE' | 'VIDEO';

/** Carries a problem out of the engine's depths; the cause stays for the console. */
export class RecorderError extends Error {
  constructor(
    readonly problem: RecorderProblem,
    options?: { cause?: unknown },
  ) {
    super(problem, options);
    this.name = 'RecorderError';
  }
}

/**
 * Names why `getUserMedia` refused.
 * Source: Media Capture and Streams, 10.3.1 (the names of the exceptions).
 */
export function problemOfCapture(error: unknown, kind: TakeKind): RecorderProblem {
  const video = kind === 'VIDEO';
  switch (nameOf(error)) {
    case 'NotAllowedError':
    case 'SecurityError':
      return video ? 'camera-denied' : 'microphone-denied';
    case 'NotFoundError':
    case 'OverconstrainedError':
      return video ? 'no-camera' : 'no-microphone';
    case 'NotReadableError':
    case 'AbortError':
      return 'device-busy';
    default:
      return 'recorder-failed';
  }
}

/** Names why the journal could not be written. Firefox reports a full disk as an unknown error. */
export function problemOfStorage(error: unknown): RecorderProblem {
  return nameOf(error) === 'QuotaExceededError' ? 'storage-full' : 'storage-closed';
}

export function problemOf(error: unknown): RecorderProblem {
  return error instanceof RecorderError ? error.problem : 'recorder-failed';
}

function nameOf(error: unknown): string {
  return error instanceof Error || error instanceof DOMException ? error.name : '';
}
