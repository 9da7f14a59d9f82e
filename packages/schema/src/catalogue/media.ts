export const recordingKinds = ['VOICE', 'VIDEO', 'PHOTO', 'FILE'] as const;
export type RecordingKindName = (typeof recordingKinds)[number];

export const recordingStates = ['UPLOADING', 'PROCESSING', 'READY', 'FAILED'] as const;
export type RecordingStateName = (typeof recordingStates)[number];

/** Made in the recorder, or chosen as a file that existed before. */
export const recordingOrigins = ['recorded', 'uploaded'] as const;
export type RecordingOriginName = (typeof recordingOrigins)[number];

/** Who sees a recording: its family, its maker alone, or nobody while its erasure is due. */
export type RecordingAudienceName = 'FAMILY' | 'MAKER' | 'NOBODY';

/** Carries the code of a refused upload, whose body is plain words. */
export const refusalHeader = 'x-refusal-code';

/** What a file size in MB means here and in the admin's setting. */
export const megabyte = 1024 * 1024;

export const mediaLimits = {
  /**
   * A take made in the recorder, by kind: a day of voice, four hours of video at the best rate that
   * browsers record with. Whatever is no sound or film keeps to the admin's `maxFileSize`.
   */
  recordedTakeMb: { VOICE: 1024, VIDEO: 8 * 1024 },
  /** An upload that stopped is kept for its owner this long after its last byte. */
  unfinishedTakeDays: 90,
  titleCharacters: 200,
  noteCharacters: 4000,
  /** A file name as browsers send it; the name given back at download. */
  fileNameCharacters: 255,
  listPage: 24,
  listPageMax: 100,
  /** What is deleted can be restored for so long; then it is erased. */
  trashDays: 30,
  /** Uploads a member may begin; each take and each chosen file is one. */
  uploadsPerMember: { max: 20_000, perSeconds: 3600 },
} as const;

export const waveform = {
  /** Values of 0 to 100, at most this many over the whole recording. */
  peaksAtMost: 600,
  /** Sound that is never louder than this, over a tenth of a second, is taken for silence. */
  silentBelowDb: -50,
} as const;

/** Small pictures of families and people: square, and kept sealed in their row. */
export const portraitLimits = {
  /** Of the file, if the admin's `maxFileSize` allows as much. */
  megabytes: 20,
  /** Of what is kept, in pixels. */
  side: 512,
  quality: 80,
  changesPerMember: { max: 60, perSeconds: 3600 },
} as const;

export const photoLimits = {
  /** A larger file is not read into memory; it is kept, and can be downloaded. */
  bytes: 64 * 1024 * 1024,
  /** A picture of more pixels is not opened: 8-bit RGBA of this many takes 400 MB. */
  pixels: 100_000_000,
  /** The longer side of the form that is shown. */
  displaySide: 2048,
  displayQuality: 82,
} as const;

/** Smaller forms of a photo, by their longer side: in grids, and where one fills a phone. */
export const photoForms = {
  small: { side: 400, quality: 76 },
  middle: { side: 1024, quality: 80 },
} as const;
export type PhotoFormName = keyof typeof photoForms;

/** A few moments of a film, as a picture that moves without sound. */
export const filmPreview = {
  /** The longer side, in pixels. */
  side: 320,
  quality: 60,
  moments: 8,
  /** Each is shown so long. */
  momentMs: 600,
  /** The moments are taken from the beginning: decoding all of a long film takes as long as the film. */
  withinSeconds: 20,
} as const;
