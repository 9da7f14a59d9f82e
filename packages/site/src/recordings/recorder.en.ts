import { counted } from '@infinite/schema/words/dates.en';
import { translatable } from '@infinite/schema/words/locale';

/** Everything that the recorder, the player and the library of recordings say. */

/** '2:05' or '1:02:05': a length as a clock shows it. */
export function clockLength(ms: number): string {
  const seconds = Math.floor(ms / 1000);
  const two = (count: number): string => String(count).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  return minutes < 60
    ? `${minutes}:${two(seconds % 60)}`
    : `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

export const recorderWords = translatable('recorder', {
  heading: 'Record',
  kinds: {
    legend: 'What would you like to record?',
    VOICE: { label: 'My voice', hint: 'Free, as long as you like' },
    VIDEO: { label: 'A video', hint: 'Voice and picture' },
  },
  opens: {
    VOICE: 'Your browser will ask whether this page may use the microphone. Choose Allow.',
    VIDEO: 'Your browser will ask whether this page may use camera and microphone. Choose Allow.',
  },
  open: { VOICE: 'Try the microphone first', VIDEO: 'Try the camera first' },
  asking: 'Waiting for you to answer your browser’s question…',
  close: { VOICE: 'Turn the microphone off', VIDEO: 'Turn the camera off' },
  microphone: 'Microphone',
  camera: 'Camera',
  unnamedDevice: (number: number) => `Device ${number}`,
  level: 'How loud you are',
  levelText: (height: number) =>
    height < 10 ? 'nothing to hear' : height < 45 ? 'quiet' : height < 92 ? 'good' : 'very loud',
  record: 'Record',
  pause: 'Pause',
  resume: 'Go on',
  stop: 'Stop',
  stopping: 'One moment…',
  time: 'Recorded so far',
  preview: 'What the camera sees',
  liveWave: 'Your voice as you speak',

  said: {
    ready: 'The microphone is on. Press Record when you are ready.',
    recording: 'Recording.',
    paused: (length: string) => `Paused at ${length}.`,
    review: (length: string) => `Stopped. ${length} recorded. You can listen to it now.`,
    kept: 'Your recording is kept.',
  },
  status: { recording: 'Recording', paused: 'Paused', stopping: 'Stopping' },

  sending: {
    none: 'Kept on this device as you speak.',
    sending: 'Kept on this device and sent to your family’s space as you speak.',
    waiting: 'No connection. It is kept on this device and sent when you are back online.',
    'signing-in': 'You were signed out. It is kept on this device; sign in, and it continues.',
    sent: 'All of it has arrived.',
    refused: 'It could not be sent. It is kept on this device.',
    signIn: 'Sign in and continue',
  },

  silent: {
    title: 'We hear nothing. Is the right microphone chosen?',
    body: 'It may be muted or far away, or another one may be in use. You can choose it above.',
    live: 'It may be muted or far away. Say something: this goes away once we hear you.',
    after: 'This recording is silent',
    afterBody: 'We could hear nothing in it. Listen to it, and record again if it is empty.',
  },

  review: {
    heading: 'Your recording',
    title: 'Title',
    titlePlaceholder: {
      VOICE: 'For example: The summer at the lake',
      VIDEO: 'For example: A walk in the park',
    },
    note: 'Note',
    optional: 'optional',
    noteHint: 'For yourself or for those who receive it: who, where, when.',
    keep: 'Keep it',
    keeping: 'Keeping…',
    keepingRest: (sent: string, all: string) =>
      `Sending the rest: ${sent} of ${all}. You can leave; it continues when you come back here.`,
    again: 'Record again',
    confirmAgain: {
      title: 'Delete this and record again?',
      body: (length: string) =>
        `The recording of ${length} is deleted for good, here and in your family’s space.`,
      confirm: 'Delete and record again',
      cancel: 'Keep it',
    },
    another: 'Record another',
  },

  trim: {
    heading: 'Cut the beginning or the end',
    explain:
      'What you cut stays with you: no one you send this to gets it. We keep the whole recording for you, and you can undo this.',
    start: 'Begin at',
    end: 'End at',
    all: 'Use all of it',
    plays: (length: string) => `${length} will be played.`,
    listen: 'Listen to what is left',
  },

  found: {
    heading: 'Found on this device',
    title: (time: string) => `We kept a recording from ${time}.`,
    cutOff: (length: string) => `${length}. It was interrupted before you pressed Stop.`,
    whole: (length: string) => `${length}. You had not yet said whether to keep it.`,
    keep: 'Keep it',
    listen: 'Listen',
    discard: 'Discard',
    opening: 'Opening…',
    busy: 'Another window is using this recording. Close it there, then try again here.',
    confirm: {
      title: 'Discard this recording?',
      body: (length: string, time: string) =>
        `The recording of ${length} from ${time} is deleted from this device. If it is already in your library, it stays there.`,
      confirm: 'Discard it',
      cancel: 'Keep it for now',
    },
  },

  upload: {
    heading: 'Or upload a recording you already have',
    explain: (limit: string) => `A sound or video file of up to ${limit}.`,
    choose: 'Choose a file',
    drop: 'or drop it here',
    sending: (name: string) => `Sending ${name}`,
    progress: (sent: string, all: string) => `${sent} of ${all}`,
    stop: 'Stop sending',
    waiting: 'No connection. It continues when you are back online; keep this page open.',
    'signing-in': 'You were signed out. Sign in, and it continues from here.',
    done: (name: string) => `${name} has arrived.`,
    tooLarge: (name: string, size: string, limit: string) =>
      `${name} is ${size}. We can take files up to ${limit}. Nothing was sent.`,
    empty: (name: string) => `${name} is empty. Please choose another file.`,
    notMedia: (name: string) =>
      `${name} is neither sound nor video. Photos and other files are added in the message itself.`,
    failed: (name: string) =>
      `${name} could not be sent. Choose it again, and it picks up where it stopped.`,
    refused: (reason: string) => reason || 'The server did not take this file.',
  },

  prompts: {
    open: 'Not sure how to begin?',
    another: 'Another question',
    questions: [
      'What is your first memory?',
      'What did your kitchen smell like when you were little?',
      'Who made you laugh the most?',
      'What do you wish you had asked your grandparents?',
      'How did you meet the person you love?',
      'What was hard, and what carried you through it?',
      'What do you hope they will always know about you?',
      'Which day would you like to live once more?',
      'What have you learned that no one told you?',
      'What would you say on their wedding morning?',
    ],
  },

  problems: {
    'insecure-context': {
      title: 'Recording needs a secure address',
      body: 'Browsers open the microphone only on addresses that begin with https. Please use that address, or upload a file below.',
    },
    'unsupported-browser': {
      title: 'This browser cannot record',
      body: 'Please update it, or use a current Chrome, Edge, Firefox or Safari. You can also record with your phone and upload the file below.',
    },
    'microphone-denied': {
      title: 'The microphone is not allowed',
      body: 'Your browser keeps the microphone closed for this page. Press the icon to the left of the address, allow the microphone, and try again. Nothing is lost.',
    },
    'camera-denied': {
      title: 'Camera and microphone are not allowed',
      body: 'Your browser keeps them closed for this page. Press the icon to the left of the address, allow both, and try again. Nothing is lost.',
    },
    'no-microphone': {
      title: 'We found no microphone',
      body: 'Please connect one, or check that it is switched on, and try again. You can also upload a recording from your phone below.',
    },
    'no-camera': {
      title: 'We found no camera or no microphone',
      body: 'A video needs both. Please connect them and try again, or record your voice only.',
    },
    'device-busy': {
      title: 'Another program is using it',
      body: 'Microphone or camera could not be opened. Close calls and other recording programs, and try again.',
    },
    'device-lost': {
      title: 'The microphone or camera was disconnected',
      body: 'Everything said until then is kept. Connect it again to record more.',
    },
    'storage-full': {
      title: 'This device is out of space',
      body: 'We paused, and what you said is kept. Please free some space (delete old downloads, for instance) and press Go on, or press Stop. If you stop now, keep this page open until the recording is sent.',
    },
    'storage-closed': {
      title: 'This browser does not let us keep anything on the device',
      body: 'Without that a recording could get lost. Please leave the private window, or allow this site to store data, and try again.',
    },
    'recorder-failed': {
      title: 'The recorder stopped by itself',
      body: 'Everything said until then is kept. Please try again.',
    },
    'nothing-recorded': {
      title: 'Nothing was recorded',
      body: 'It was stopped before there was anything to keep. Press Record to start again.',
    },
    'taken-elsewhere': {
      title: 'Another window is busy with this recording',
      body: 'Please go on there, or close that window and reload this page.',
    },
    'another-member': {
      title: 'Someone else is signed in now',
      body: 'This recording belongs to the account it was made with. It is kept on this device and offered again when that person signs in.',
    },
    refused: {
      title: 'The server did not take this recording',
      body: 'It is kept on this device. Please try again later, or write to us.',
    },
    'no-room': {
      title: 'There is no space for this recording',
      body: 'It is larger than we accept, or your plan has no space left for photos, videos and files. It is kept on this device: free up space or choose a larger plan, then press Keep it again.',
    },
    'arrived-different': {
      title: 'We are sending this recording again',
      body: 'What reached us is not exactly what you recorded. Nothing is lost: this device still has all of it. When it is done, you may find it twice below; keep the newer one.',
    },
    'stays-in-library': {
      title: 'This recording stays in your library',
      body: 'We removed the copy on this device, but not the one in your library: a message may be using it. You can delete it from the list below.',
    },
    'not-attached': {
      title: 'It is kept, but not in the tree',
      body: 'Your recording is in your library. We could not add it to the person it is about: they may have been removed from the tree, or have as many recordings as a page can hold.',
    },
    'not-saved': {
      title: 'It could not be kept just now',
      body: 'It is still on this device. Please press Keep it once more in a moment.',
    },
  },
  tryAgain: 'Try again',
});

export const playerWords = translatable('player', {
  group: (title: string) => `Player: ${title}`,
  play: 'Play',
  pause: 'Pause',
  position: 'Position',
  positionText: (at: string, of: string) => `${at} of ${of}`,
  speed: 'Speed',
  speedText: (speed: number) => (speed === 1 ? 'Normal' : `${speed} ×`),
  download: 'Download',
  captions: 'What is said',
  failed: 'This recording cannot be played here. You can still download it.',
  failedBare: 'This recording cannot be played here.',
});

export const libraryWords = translatable('library', {
  addFiles: 'Add photos, videos and files',
  send: 'Send this to someone',
  pageTitle: 'Voice recordings',
  lead: 'Speak as if they were sitting beside you. Everything is kept as you speak.',
  heading: 'Your recordings',
  count: (count: number) => counted(count, 'recording'),
  empty: {
    title: 'No recordings yet',
    body: 'The first one is the hardest. A minute about your day is enough to begin.',
  },
  opening: 'Opening the recorder…',
  failed: {
    title: 'Your recordings could not be loaded',
    body: 'They are safe. Please try again in a moment.',
  },
  more: 'Show more',
  loadingMore: 'Loading…',
  elsewhere: {
    title: (when: string) => `Part of a recording from another device arrived, begun ${when}.`,
    body: (size: string, until: string) =>
      `${size} of it are here. If that device still works, open this page there and the rest follows. Otherwise keep what arrived; it waits for you until ${until}.`,
    keep: 'Keep what arrived',
    keeping: 'Keeping…',
    failed: 'That did not work just now. Nothing is lost; please try again.',
  },
  state: {
    UPLOADING: 'Not complete: part of it has not arrived yet',
    PROCESSING: 'Being prepared. You can listen in a moment.',
    FAILED: 'It could not be prepared, but the original is kept.',
  },
  silent: 'Silent: we could hear nothing in it',
  transcript: 'Transcript',
  transcriptOf: (title: string) => `Transcript of “${title}”`,
  aboutWhom: 'About whom in the tree',
  edit: 'Edit',
  editing: 'Edit the recording',
  save: 'Save',
  saving: 'Saving…',
  cancel: 'Cancel',
  saved: 'Your changes are saved.',
  notSaved: 'Your changes could not be saved. Please try again.',
  download: 'Download the original',
  remove: 'Delete',
  confirmRemove: {
    title: 'Delete this recording?',
    body: (title: string, length: string | null) =>
      `“${title}”${length ? `, ${length},` : ''} goes to the trash of your memory vault. You can restore it there for 30 days; then it is erased.`,
    confirm: 'Delete it',
    cancel: 'Keep it',
    pending: 'Deleting…',
  },
  removed: 'The recording is in the trash.',
  notRemoved: 'It could not be deleted',
  new: 'Your recording is kept',
});

/** What a visitor reads at /voice-recordings. */
export const voiceRecordingsIntroduction = {
  title: 'Voice recordings your family keeps | Infinite Connections',
  description:
    'Record your voice in the browser, free and without limit. Every second is kept as you speak, stored encrypted for your family, and sent on the day you choose.',
  keywords: [
    'voice recording',
    'record voice messages',
    'family voice recordings',
    'voice keepsake',
    'free voice messages',
  ],
  heading: 'A voice is the first thing we forget, and the last we want to lose',
  lead: 'Record yours here, in the browser, with the microphone you have, for as long as you like. Voice recordings are free forever.',
  begin: 'Start recording',
  beginHint: 'An email address and a password are enough.',
  how: {
    heading: 'How it goes',
    steps: [
      {
        title: 'Press Record and speak',
        body: 'No program to install. Choose the microphone, see that it hears you, pause when you need to. If you do not know how to begin, we have a question for you.',
      },
      {
        title: 'Listen, trim, name it',
        body: 'Trim the cough at the beginning, give it a title, add a note. The whole recording is always kept behind it.',
      },
      {
        title: 'Keep it, or send it into the future',
        body: 'Leave it in your family’s space, or put it into a message: for a birthday, a wedding, or a day that has no date yet.',
      },
    ],
  },
  safe: {
    heading: 'What you say is not lost',
    points: [
      {
        title: 'Kept while you speak',
        body: 'Each moment is stored on your device and sent to us as you say it. If the battery dies or the connection breaks, at most one second is missing, and we offer you the rest when you come back.',
      },
      {
        title: 'Encrypted where it is stored',
        body: 'Recordings are stored encrypted, with a key for your family. No one listens to them, and nothing on these pages comes from or goes to anyone else.',
      },
      {
        title: 'Yours to take away',
        body: 'The original file stays exactly as it was recorded. Download it whenever you like, or delete it for good.',
      },
    ],
  },
  already: {
    heading: 'Recordings you already have',
    body: 'A tape you digitized, a voice message from a phone, a video of a birthday: upload the file, and it sits beside what you record here.',
  },
  questions: {
    heading: 'Questions',
    items: [
      {
        question: 'What does it cost?',
        answer: 'Nothing. Voice recordings are free, without a limit in number or length.',
      },
      {
        question: 'What do I need?',
        answer:
          'A phone, tablet or computer with a microphone and a current browser: Chrome, Edge, Firefox or Safari.',
      },
      {
        question: 'Who can hear my recordings?',
        answer:
          'You, and those you send them to. A recipient gets a personal link and needs no account.',
      },
    ],
  },
} as const;
