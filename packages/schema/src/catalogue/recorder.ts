/** What the recorder promises and how it paces itself; times in milliseconds, levels in dBFS. */
export const recorderCatalogue = {
  /** How often the browser hands over what it heard; a kill loses at most about one of these. */
  chunkMs: 200,
  /** The most that a kill at any moment may lose. The reliability test measures against it. */
  mostLostMs: 1000,
  /**
   * How often what was recorded is sent: `first` to begin with, then a `share` of the time that the
   * take has lasted, and never less often than `most`. Each sending is a stored object of its own
   * until the take is over: some 850 in an hour, where an even pace of 600 ms makes 6,000. A kill of
   * the page, the browser or the server loses none of it: the device's journal has what was not sent.
   */
  sendEveryMs: { first: 600, most: 5000, share: 1 / 60 },
  /**
   * What one request carries: it begins with the middle one, doubles while requests take less than
   * `pieceFastMs` and halves when they take more than `pieceSlowMs` or fail, so that a slow line
   * shows progress and a fast one is not kept waiting for answers.
   */
  pieceBytes: { least: 32 * 1024, first: 512 * 1024, most: 8 * 1024 * 1024 },
  pieceFastMs: 1000,
  pieceSlowMs: 8000,
  /** Delays between attempts while offline; the last one repeats. */
  retryAfterMs: [500, 1000, 2000, 4000, 8000],
  /** A request without an answer for this long counts as lost. */
  answerWithinMs: 60_000,
  /** A take held by a tab that was just killed is waited for so long. */
  lockWithinMs: 15_000,
  /** Pauses between questions for the digest of a sent take; then the next visit asks again. */
  proofAfterMs: [500, 1000, 2000, 4000, 8000, 16_000, 30_000, 60_000],
  /** Below this the room is taken for silent. */
  silentBelowDb: -55,
  /** So long without a sound, and the recorder asks whether the right microphone is chosen. */
  silentAfterMs: 5000,
  /** A take shorter than this holds nothing. */
  emptyBelowMs: 400,
  /** Speech is kept at this rate: transparent to the ear, 43 MB an hour. */
  audioBitsPerSecond: 96_000,
  videoBitsPerSecond: 1_500_000,
  videoWidth: 1280,
  videoHeight: 720,
  /** With less room than this on the device, the recorder warns before it starts. */
  littleRoomBytes: 200 * 1024 * 1024,
  /** A take of another device that has sent nothing for so long is offered as it stands. */
  quietElsewhereMs: 5 * 60_000,
  /** A trimmed take is never shorter than this. */
  shortestTrimMs: 500,
  /** Steps of the seek bar and of the trim handles by arrow key, and with Page Up and Down. */
  seekStepMs: 5000,
  seekPageMs: 30_000,
  trimStepMs: 100,
  trimPageMs: 1000,
  /** Speeds that the player offers. */
  speeds: [0.75, 1, 1.25, 1.5, 2],
  libraryPage: 12,
} as const;

/** Containers in the order in which we would like them; the first that the browser can make is used. */
export const recorderMimeTypes = {
  VOICE: [
    'audio/webm;codecs=opus',
    'audio/webm',
    'audio/mp4;codecs=mp4a.40.2',
    'audio/mp4',
    'audio/ogg;codecs=opus',
  ],
  VIDEO: [
    'video/webm;codecs=vp8,opus',
    'video/webm',
    'video/mp4;codecs=avc1.42E01E,mp4a.40.2',
    'video/mp4',
  ],
} as const;
