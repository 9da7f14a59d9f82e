import type { TakeKind } from './problems.ts';

export interface RecorderEngineOptions {
  kind: TakeKind;
  memberId: string;
  /** The tus endpoint; null where nothing is sent and a take stays on the device. */
  endpoint: string | null;
  /** The recorder stops by itself when a take has lasted this long, in milliseconds. */
  atMostMs?: number;
  /** What a take is called until it is named. */
  firstTitle?: string;
  /** The person or union of the tree that a take is about. */
  about?: string;
  /** Opens the sign-in; settles once someone has signed in. */
  onSignInNeeded(): Promise<void>;
  /** This recording stands in the library although nobody just pressed Keep it. */
  onArrived?(recordingId: string): void;
  /** This recording no longer exists. */
  onRemoved?(recordingId: string): void;
}
