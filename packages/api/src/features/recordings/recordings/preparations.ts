/**
 * Counts the releases of the preparation. What an earlier one prepared is read again by a sweep.
 * 1: facts of files, and HEIC for display.
 */
export const currentPreparation = 1;
