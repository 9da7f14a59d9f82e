import type { TakeWords } from './take.ts';

/** What the engine asks of the server besides the upload; the far side of the network. */
export interface RecordingsApi {
  /** Throws `SignInNeeded` when the session has ended, any other error when it may be tried again. */
  describe(recordingId: string, words: TakeWords): Promise<void>;
  remove(recordingId: string): Promise<void>;
  /**
   * SHA-256 of what the server stored, in hexadecimal; null while it is still putting it together,
   * 'gone' when there is no such recording.
   */
  digestOf(recordingId: string): Promise<string | null>;
  /** Megabytes that a chosen file may have; an administrator sets it. */
  uploadLimitMb(): Promise<number>;
  /** Who is signed in now; null for nobody. */
  memberId(): Promise<string | null>;
}

/** The upload's address ends in the recording's id. */
export function recordingIdOf(uploadUrl: string): string {
  return decodeURIComponent(new URL(uploadUrl).pathname.split('/').at(-1) ?? '');
}
