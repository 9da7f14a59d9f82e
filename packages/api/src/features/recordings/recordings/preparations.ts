/**
 * Counts the releases of the preparation. What an earlier one prepared is read again by a sweep.
 * 1: facts of files, HEIC for display, small forms of photos.
 */
export const currentPreparation = 1;
