import type { TranscriptPlaceName } from '@infinite/schema/catalogue/transcripts';

/** The transcript on the page of a recording. */
export const transcriptPageWords = {
  heading: 'Transcript',
  waiting: 'The transcript is waiting its turn. You can leave this page.',
  running: (heard: string | null) =>
    heard === null
      ? 'This recording is being transcribed now. You can leave this page.'
      : `This recording is being transcribed now: ${heard} done so far. You can leave this page.`,
  excluded: 'This recording has no transcript, because someone in your family excluded it.',
  off: 'Recordings can be transcribed, so that you can read along and find what was said.',
  offAsk: 'An owner or editor of your family can turn this on.',
  unavailable: 'This installation does not transcribe recordings.',
  failedAgain: 'The newest try did not work, so you see the earlier transcript.',
  nothing: 'Nothing is said here.',
  turnOn: 'Transcribe recordings',
  turnOnTitle: 'Transcribe your family’s recordings?',
  turnOnText:
    'New recordings are transcribed as they arrive, and earlier ones over time. From what is said in English, a mood is suggested for each, which you can change. PDFs and text files are read, so that the search finds their words. Transcripts, moods and these texts are not encrypted the way recordings are, because the search reads them. You can turn this off at any time and exclude single recordings.',
  turnedOn: 'Recordings of your family are transcribed from now on.',
  turnOff: 'Stop transcribing',
  turnOffTitle: 'Stop transcribing?',
  turnOffText: 'Transcripts and moods that are there stay. Nothing new is made.',
  turnedOff: 'Nothing more is transcribed.',
  decidedOn: (name: string, day: string) => `${name} turned this on for the family on ${day}.`,
  decidedOff: (name: string, day: string) => `${name} turned this off for the family on ${day}.`,
  somebody: 'A former member',
  madeBy: (engine: string, place: TranscriptPlaceName, day: string) =>
    `Transcribed on ${day} by ${engine}, ${places[place]}. It can be wrong.`,
  heardBy: (engine: string, place: TranscriptPlaceName, day: string) =>
    `Listened to on ${day} by ${engine}, ${places[place]}.`,
  editedBy: (name: string, day: string) => `${name} corrected it last on ${day}.`,
  playFrom: (moment: string) => `Play from ${moment}`,
  editPart: (moment: string) => `Correct the part at ${moment}`,
  removed: '(nothing is said here)',
  text: 'What is said',
  textHint: 'Leave it empty if nothing is said here. The times stay as they are.',
  speaker: 'Who speaks',
  everywhere: (name: string) => `Change ‘${name}’ in all of this transcript`,
  save: 'Save',
  cancel: 'Cancel',
  split: 'Split at the cursor',
  merge: 'Join with the next part',
  heard: 'A newer run heard:',
  takeHeard: 'Use this',
  dropHeard: 'Keep ours',
  more: 'More for this transcript',
  again: 'Transcribe again',
  againDone: 'It is waiting its turn. Your corrections stay.',
  retry: 'Try again',
  exclude: 'Exclude this recording',
  excludeTitle: 'Exclude this recording?',
  excludeText:
    'Its transcript is deleted, with all corrections, and the recording is not transcribed again.',
  excludedDone: 'This recording is excluded.',
  include: 'Transcribe this recording',
  includedDone: 'This recording is transcribed again.',
  saveText: 'Save as text',
  savePdf: 'Save as PDF',
  saveVtt: 'Save as WebVTT',
  saved: 'The transcript is saved.',
} as const;

const places: Record<TranscriptPlaceName, string> = {
  HERE: 'on the machine of this service',
  OPERATOR: 'at a service that the operator of this site chose',
};
