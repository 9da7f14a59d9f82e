/** Timings of writing, in milliseconds. */
export const composerTimings = {
  /** A draft is saved once the keys rest this long. */
  autosavePauseMs: 1200,
  /** The planned dates are asked for once the date rests this long. */
  previewPauseMs: 350,
} as const;
