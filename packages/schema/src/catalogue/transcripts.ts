/**
 * What a reader is shown of a transcript: there is no engine here, the family has not turned it on,
 * the recording is excluded, it waits for its turn, it is being made, it is there, or it failed.
 */
export const transcriptStates = [
  'UNAVAILABLE',
  'OFF',
  'EXCLUDED',
  'WAITING',
  'RUNNING',
  'READY',
  'FAILED',
] as const;
export type TranscriptStateName = (typeof transcriptStates)[number];

/** Those that a row can have; the others follow from the installation and the family. */
export type StoredTranscriptState = Exclude<TranscriptStateName, 'UNAVAILABLE' | 'OFF'>;

/**
 * Why there are no words: nobody speaks, the engine does not know the language, it failed, or the
 * recording's sound cannot be decoded.
 */
export const transcriptProblems = ['NO_SPEECH', 'LANGUAGE', 'ENGINE', 'SOUND'] as const;
export type TranscriptProblemName = (typeof transcriptProblems)[number];

/** On the machine of this installation, or at a service that its operator chose. */
export const transcriptPlaces = ['HERE', 'OPERATOR'] as const;
export type TranscriptPlaceName = (typeof transcriptPlaces)[number];

export const transcriptForms = ['captions', 'vtt', 'txt', 'pdf'] as const;
export type TranscriptForm = (typeof transcriptForms)[number];

export const transcriptLimits = {
  /** Of one segment. The SQL function `search_tokens` reads as many. */
  segmentCharacters: 2000,
  speakerCharacters: 80,
  /** Transcripts of one family that wait or run; further recordings follow as these are done. */
  backlogPerFamily: 20,
  /** Runs of one transcript that the engine may fail. */
  attempts: 3,
  /** One caption on a player: two lines. */
  captionCharacters: 84,
  /** Of a search hit, around the words. */
  snippetCharacters: 160,
} as const;
