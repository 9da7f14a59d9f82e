/** How the files that recipients get are encoded. */
export const versionQuality = {
  /** Bits a second: a voice on one channel, music on two. */
  monoBitrate: 96_000,
  stereoBitrate: 160_000,
  videoBitrate: 2_500_000,
  /** A larger picture is made smaller where the engine can do that. */
  longerSide: 1920,
  /** The longer side of the picture that stands for a video until it plays. */
  posterSide: 1280,
  /** What is taken for the length of a recording that does not say its own. */
  longestSeconds: 4 * 3600,
} as const;

/** The ways to keep a copy, in the order in which they are offered. */
export const copyForms = ['m4a', 'mp3', 'mp4', 'file'] as const;
export type CopyForm = (typeof copyForms)[number];

/** Still being made, there, or never to be there as things are. */
export const versionStates = ['WAITING', 'READY', 'FAILED'] as const;
export type VersionStateName = (typeof versionStates)[number];

/** Why a version is not there, or not as it should be. */
export const versionProblems = ['CANNOT_CUT', 'MAY_NOT_PLAY'] as const;
export type VersionProblem = (typeof versionProblems)[number];
