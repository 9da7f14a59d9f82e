import { translatable } from '@infinite/schema/words/locale';

/** The recorder that a visitor tries before signing up, and what becomes of its takes. */
export const tryRecorderWords = translatable('tryRecorder', {
  region: 'Try the recorder',
  begin: 'Record now',
  beginHint: 'No account, no email address. Your browser asks for the microphone first.',
  loading: 'Opening the recorder…',
  loadFailed: 'The recorder could not be loaded. Please check your connection and press once more.',
  noScripts:
    'Recording needs scripts, which are switched off in this browser. You can record with your phone instead, and upload the file after signing up.',
  question: 'The question you chose',
  signedIn: {
    text: 'You are signed in. Record in your own space, where it is kept right away.',
    link: 'Go to your recordings',
  },
  takes: {
    heading: 'Kept on this device',
    text: 'Only this browser has it. Nothing has been sent.',
    untitled: 'Recording without a title',
    title: 'Title',
    again: 'Record again',
    remove: 'Delete',
    removing: 'Deleting…',
    keepHeading: 'Keep it for good',
    keepText:
      'With a free account it moves into your own space, encrypted, where no cleared browser can lose it. It takes an email address and a password.',
    keep: 'Create a free account and keep it',
    another: 'Record another',
    said: (length: string) => `Stopped. ${length} recorded, and kept on this device.`,
    removed: 'The recording is deleted.',
  },
  confirmAgain: {
    title: 'Delete this and record again?',
    body: (length: string) => `The recording of ${length} is deleted for good from this device.`,
    confirm: 'Delete and record again',
    cancel: 'Keep it',
  },
  confirmRemove: {
    title: 'Delete this recording?',
    body: (length: string) => `The recording of ${length} is deleted for good. Nobody else has it.`,
    confirm: 'Delete it',
    cancel: 'Keep it',
  },
  carried: {
    region: 'From before you signed in',
    asks: {
      title: (title: string) => `“${title}” was recorded on this device before anyone signed in.`,
      text: (length: string) =>
        `${length}. Is it yours? If several people use this device, listen first.`,
      take: 'Yes, put it into my recordings',
      listen: 'Listen',
      remove: 'Delete it',
    },
    sending: (title: string) => `“${title}” is on its way into your recordings.`,
    waiting: (title: string) =>
      `“${title}” waits for the connection. It is kept on this device and goes on by itself.`,
    failed: (title: string) =>
      `“${title}” could not be moved just now. It is still on this device.`,
    again: 'Try again',
    done: (title: string) => `“${title}” is in your recordings now.`,
  },
});
