import type {
  RecordingKindName,
  RecordingOriginName,
  RecordingStateName,
} from '@infinite/schema/catalogue/media';

/**
 * Counts the releases of the preparation. What an earlier one prepared is read again by a sweep.
 * 1: facts of files, HEIC for display, small forms of photos.
 * 2: what photos look like, and which items are alike.
 * 3: pictures of films.
 * 4: films that move in lists.
 */
export const currentPreparation = 4;

interface EarlierPrepared {
  readonly preparation: number;
  readonly kind: RecordingKindName;
  readonly origin: RecordingOriginName;
  readonly state: RecordingStateName;
}

/**
 * Whether an original has to be opened again for this release. Of a take of the recorder we know when it was
 * made; of a film, wherever it is from, no earlier release drew a picture.
 */
export function needsOpening({ preparation, kind, origin, state }: EarlierPrepared): boolean {
  if (state !== 'READY') return false;
  return kind === 'VIDEO' || (preparation < 2 && origin === 'uploaded' && kind !== 'FILE');
}
