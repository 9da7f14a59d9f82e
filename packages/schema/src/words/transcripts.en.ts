import type { TranscriptProblemName } from '#catalogue/transcripts.ts';

/** What the API says about transcripts. */
export const transcriptWords = {
  problem: {
    NO_SPEECH: 'Nobody speaks in this recording, as far as we can hear.',
    LANGUAGE: 'This seems to be a language that the transcription here does not know.',
    SOUND: 'The sound of this recording cannot be read here. The recording itself is safe.',
    ENGINE: 'The transcript could not be made. The recording itself is safe.',
  } satisfies Record<TranscriptProblemName, string>,
  unavailable: 'This installation cannot make transcripts.',
  off: 'Your family has not turned transcripts on.',
  stale:
    'Someone else changed this transcript meanwhile. It was loaded again; please look and repeat your change.',
  notNow: 'This transcript is being made. Please try again when it is there.',
  noSuchSegment: 'That part of the transcript is not there any more.',
  cannotSplit: 'A part is split between two of its words.',
  cannotMerge: 'There is no part after this one to merge with.',
  textTooLong: 'That is more than one part of a transcript can hold. Split it first.',
  speakerTooLong: 'That name is too long.',
  changeInvalid: 'That is no change of a transcript.',
} as const;
