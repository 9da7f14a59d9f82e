import { counted } from '@infinite/schema/words/dates.en';

/** What the operator reads about stored recordings that are damaged or not checked in time. */
export const scrubWords = {
  damaged: (found: { recordingId: string; familyId: string; object: string; what: string }) =>
    `Recording ${found.recordingId} of family ${found.familyId}: the stored object ${found.object} ${found.what}.`,
  damagedToDo:
    'Restore this object from a backup of the media, then check the disk it lies on. It is checked again within a day.',
  tooOld: (recordings: number, days: number) =>
    `${counted(recordings, 'recording')} should have been read back more than ${days} days ago.`,
  tooOldToDo:
    'Check that a worker process runs and that the log has no failed sweep named scrub-storage. The storage may be too slow for its size.',
} as const;
