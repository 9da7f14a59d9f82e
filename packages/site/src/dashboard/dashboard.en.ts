import { counted } from '@infinite/schema/words/dates.en';

/** The member's first screen. */
export const dashboardWords = {
  pageTitle: 'Home',
  greeting: (name: string) => `Good to see you, ${name}`,
  greetingNew: (name: string) => `Welcome, ${name}`,
  attention: 'These need you',
  next: 'What goes out next',
  nothingNext: 'Nothing is waiting to be sent.',
  allMessages: 'All messages',
  write: 'Write a message',
  record: 'Record your voice',
  drafts: 'Where you left off',
  recordings: 'Your latest recordings',
  noRecordings: 'What you record is kept here, for you alone until you send it.',
  allRecordings: 'All recordings',
  storage: 'Space used',
  storageUsed: (used: string, of: string) => `${used} of ${of}`,
  voiceIsFree: 'Voice recordings are free and do not count.',
  recent: 'Recently delivered',
  loadFailed:
    'Your page could not be loaded just now. Your messages are safe, and will be sent as planned.',
  verify: {
    title: 'Is this your address?',
    body: (email: string) =>
      `We sent an email to ${email}. Please open the link in it, so that our reminders reach you.`,
    resend: 'Send it again',
    sent: 'Sent. It may take a minute.',
  },
  first: {
    heading: 'Three small steps to your first message',
    done: 'Done',
    record: {
      title: 'Say something',
      body: 'Two minutes of your voice is worth more than any letter.',
      action: 'Record your voice',
    },
    write: {
      title: 'Write a line to it',
      body: 'What it is, and why you made it.',
      action: 'Begin a message',
    },
    recipient: {
      title: 'Say who it is for, and when',
      body: 'A name, an address, a day. We keep it until then.',
      action: 'Choose someone',
    },
  },
  waitingCount: (count: number) =>
    count === 0 ? 'No message is waiting.' : `${counted(count, 'message')} waiting to be sent.`,
} as const;
