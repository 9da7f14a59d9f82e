/**
 * Counts the releases of the preparation. What an earlier one prepared is read again by a sweep.
 * 1: facts of files, HEIC for display, small forms of photos.
 * 2: what photos look like, and which items are alike.
 */
export const currentPreparation = 2;
