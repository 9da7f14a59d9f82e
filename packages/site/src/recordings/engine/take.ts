import type { TakeKind } from './problems.ts';

/** What the journal knows of a take; the sound itself lies beside it in chunks. */
export interface Take {
  /** Made by the browser; the server knows the upload by it too, so that a repeat is no second one. */
  id: string;
  /** Whose take it is: on a shared computer nobody is offered the recording of someone else. */
  memberId: string;
  /** The family that it was recorded in; none in takes of earlier releases. */
  familyId?: string | null;
  kind: TakeKind;
  mimeType: string;
  /** Instants in milliseconds of the epoch. */
  startedAt: number;
  updatedAt: number;
  /** What was recorded, without the pauses. */
  elapsedMs: number;
  bytes: number;
  /** The loudest moment, 0 to 100: a take of silence is recognised even after a crash. */
  loudest: number;
  /** True once the recorder ended in order; false in a take that was cut off. */
  finished: boolean;
  uploadUrl: string | null;
  /** What the server knows the upload by, where that is not `id`: a take that was sent afresh. */
  uploadId?: string;
  /** The recording it became; it lies here until the server has proven that it has the same. */
  sentAs?: string | null;
  /** Made before the sign-up and wanted in the account: sent without being asked about again. */
  carried?: boolean;
  /** The person or union of the tree that it is about: it is attached there when it is kept. */
  about?: string | null;
  title: string;
  note: string;
  trimStartMs: number | null;
  trimEndMs: number | null;
}

export interface Chunk {
  takeId: string;
  /** Where the bytes begin in the take. */
  offset: number;
  bytes: ArrayBuffer;
  /** Recorded time at the end of this chunk. */
  elapsedMs: number;
  /** The loudest moment of this chunk, 0 to 100. */
  level: number;
}

export interface TakeWords {
  title: string;
  note: string;
  trimStartMs: number | null;
  trimEndMs: number | null;
}

/** The words of a take as they are sent. */
export function wordsOf({ title, note, trimStartMs, trimEndMs }: Take): TakeWords {
  return { title: title.trim(), note: note.trim(), trimStartMs, trimEndMs };
}
