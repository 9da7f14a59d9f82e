import type { RecordingKindName } from '@infinite/schema/catalogue/media';
import type { PhotoEditValues } from '@infinite/schema/catalogue/pictures';
import type { DecodedSound } from '#features/recordings/recordings/processing/decode-sound.ts';
import type { MadeVersion } from '#features/recordings/recordings/processing/made-version.ts';
import type { Portrait } from '#features/recordings/recordings/processing/draw-portrait.ts';
import type { Prepared } from '#features/recordings/recordings/processing/prepared.ts';
import type { ReadDocument } from '#features/recordings/recordings/processing/read-document.ts';
import type { ReadAgain } from '#features/recordings/recordings/processing/read-again.ts';

/** Where an original lies, and the key that opens it. */
export interface StoredRequest {
  readonly storage: { readonly storageUrl: string | undefined; readonly dataDir: string };
  readonly familyKey: Uint8Array;
  readonly recordingId: string;
  readonly work: string;
}

/** Find out what an original is, and make it ready. */
export interface ContentRequest extends StoredRequest {
  readonly task: 'content';
  readonly claimed: RecordingKindName;
}

/** Read an original once more that an earlier release prepared: its facts, and a photo for display. */
export interface AgainRequest extends StoredRequest {
  readonly task: 'again';
  /** Of a photo. */
  readonly edit: PhotoEditValues | null;
}

/** Make the files that recipients get: the part that is left after the trim. */
export interface VersionRequest extends StoredRequest {
  readonly task: 'version';
  readonly versionId: string;
  /** The form whose times the trim counts: the displayed one where there is one. */
  readonly source: 'display' | 'original';
  readonly startMs: number;
  readonly endMs: number | null;
  /** Of the whole recording, if it is known: what making a version may cost follows from it. */
  readonly lengthMs: number | null;
}

/** Decode the sound of an original into `soundFile(work)`. */
interface SoundRequest extends StoredRequest {
  readonly task: 'sound';
}

/** Read the text of a document. */
interface TextRequest extends StoredRequest {
  readonly task: 'text';
}

/** Draw a small square picture, such as a family's. It comes and goes by messages, not by the storage. */
interface PortraitRequest {
  readonly task: 'portrait';
  readonly file: Uint8Array;
}

/** What the process that opens foreign content is asked for. */
export type PreparationRequest =
  ContentRequest | AgainRequest | VersionRequest | SoundRequest | TextRequest | PortraitRequest;

/** What it made. */
export interface PreparationAnswers {
  readonly content: Prepared;
  readonly again: ReadAgain;
  readonly version: MadeVersion;
  readonly sound: DecodedSound;
  readonly text: ReadDocument;
  readonly portrait: Portrait;
}

/** What it reports. */
export type PreparationReport =
  | { readonly kind: 'alive' }
  | { readonly kind: 'note'; readonly what: string; readonly error: string | undefined }
  | { readonly kind: 'made'; readonly made: PreparationAnswers[keyof PreparationAnswers] }
  | { readonly kind: 'failed'; readonly error: string };

export const heartbeatMs = 1000;
