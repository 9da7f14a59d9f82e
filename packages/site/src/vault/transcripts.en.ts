import type { TranscriptPlaceName } from '@infinite/schema/catalogue/transcripts';

/** The transcript on the page of a recording. */
export const transcriptPageWords = {
  heading: 'What is said',
  waiting: 'This recording waits for its turn to be written down. You can leave this page.',
  running: (heard: string | null) =>
    heard === null
      ? 'This recording is being written down now. You can leave this page.'
      : `This recording is being written down now: ${heard} heard so far. You can leave this page.`,
  excluded: 'This recording is not written down, because someone in your family excluded it.',
  off: 'What is said in recordings can be written down, so that you can read it along and find it again.',
  offAsk: 'An owner or editor of your family can turn this on.',
  unavailable: 'What is said cannot be written down on this installation.',
  failedAgain: 'The newest try did not work, so you see what was written down before.',
  nothing: 'Nothing is said here.',
  turnOn: 'Write down what is said',
  turnOnTitle: 'Write down what is said in your family’s recordings?',
  turnOnText:
    'New recordings are written down as they come, and earlier ones by and by. The text is not encrypted as the recordings are, because the search reads it. You can turn this off at any time, and exclude single recordings.',
  turnedOn: 'Recordings of your family are written down from now on.',
  turnOff: 'Stop writing recordings down',
  turnOffTitle: 'Stop writing recordings down?',
  turnOffText: 'What has been written down stays. Nothing new is added.',
  turnedOff: 'Nothing more is written down.',
  decidedOn: (name: string, day: string) => `${name} turned this on for the family on ${day}.`,
  decidedOff: (name: string, day: string) => `${name} turned this off for the family on ${day}.`,
  somebody: 'A former member',
  madeBy: (engine: string, place: TranscriptPlaceName, day: string) =>
    `Written down on ${day} by ${engine}, ${places[place]}, so it can be wrong.`,
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
  again: 'Write it down again',
  againDone: 'It waits for its turn. What you corrected stays.',
  retry: 'Try again',
  exclude: 'Exclude this recording',
  excludeTitle: 'Exclude this recording?',
  excludeText:
    'Its transcript is deleted, with everything that was corrected, and the recording is not written down again.',
  excludedDone: 'This recording is excluded.',
  include: 'Write this recording down',
  includedDone: 'This recording is written down again.',
  saveText: 'Save as text',
  saveVtt: 'Save as WebVTT',
  saved: 'The transcript is changed.',
} as const;

const places: Record<TranscriptPlaceName, string> = {
  HERE: 'on the machine of this service',
  OPERATOR: 'at a service that the operator of this site chose',
};
