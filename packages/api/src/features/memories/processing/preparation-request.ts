import type { RecordingKindName } from '@infinite/schema/catalogue/media';
import type { Prepared } from '#features/memories/processing/prepared.ts';

/** What the thread that opens foreign content is told. */
export interface PreparationRequest {
  readonly storage: { readonly storageUrl: string | undefined; readonly dataDir: string };
  readonly familyKey: Uint8Array;
  readonly recordingId: string;
  readonly work: string;
  readonly claimed: RecordingKindName;
}

/** What it says. */
export type PreparationReport =
  | { readonly kind: 'alive' }
  | { readonly kind: 'note'; readonly what: string; readonly error: string | undefined }
  | { readonly kind: 'prepared'; readonly prepared: Prepared }
  | { readonly kind: 'failed'; readonly error: string };

export const heartbeatMs = 1000;
