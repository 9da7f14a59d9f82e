import type { AnswerKindName } from '@infinite/schema/catalogue/home';

interface AnswerWords {
  readonly title: (name: string) => string;
  /** @param until a day in words, where there is one */
  readonly body: (until: string) => string;
  readonly action: string;
}

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
  noRecordings: 'What you record is kept here, for your family to hear.',
  allRecordings: 'All recordings',
  allOfThisDay: 'All of this day',
  allOfVault: 'Everything that is kept',
  noPhotos: 'The photos, films and papers of your family have a place here.',
  addPhotos: 'Add photos',
  storage: 'Space used',
  storageUsed: (used: string, of: string) => `${used} of ${of}`,
  voiceIsFree: 'Voice recordings are free and do not count.',
  recent: 'Recently delivered',
  progress: 'What your family has kept so far',
  answers: {
    OWNERSHIP_OFFER: {
      title: (name: string) => `${name} would like you to look after the family`,
      body: (until: string) => `Say yes or no by ${until}. Nothing changes until you do.`,
      action: 'See the offer',
    },
    INVITATION_TO_YOU: {
      title: (name: string) => `${name} invited you`,
      body: (until: string) =>
        `The link is in the email that we sent you. It works until ${until}.`,
      action: '',
    },
    QUESTION: {
      title: (name: string) => `${name} asked you a question`,
      body: () => 'Answer in a few words or with your voice, when you have a quiet moment.',
      action: 'See the question',
    },
    INVITATION_EXPIRED: {
      title: (name: string) => `${name} has not answered your invitation`,
      body: () => 'The link has expired. You can send a new one, or take the invitation back.',
      action: 'See invitations',
    },
  } satisfies Record<AnswerKindName, AnswerWords>,
  dates: {
    heading: 'Days to remember',
    birthdayOf: 'has a birthday',
    kinds: { BIRTHDAY: 'for a birthday', ANNIVERSARY: 'for an anniversary', YEARLY: 'every year' },
  },
  suggestion: 'A suggestion',
  suggestions: {
    record: {
      title: 'Your voice is still missing',
      body: 'A minute about your day is enough. Your family can listen to it for as long as you like.',
      action: 'Record your voice',
    },
    write: {
      title: 'Is there a day someone should hear from you?',
      body: 'Choose a person and a day. We keep the message until then.',
      action: 'Write a message',
    },
    invite: {
      title: 'Stories grow when two people tell them',
      body: 'Invite a sister, a cousin, a grandchild. You decide what each of them may do.',
      action: 'Invite someone',
    },
    yearly: {
      title: 'A few words for every birthday',
      body: 'A message can go out each year on the same day, for as long as you like.',
      action: 'Write a message',
    },
  },
  begin: {
    title: 'Your first recording, in two minutes',
    body: 'Tell us what your family is called, say something, and choose who it is for. You can stop at any point and go on later.',
    action: 'Begin',
    goOn: 'Go on where you stopped',
    later: 'Not now',
  },
  failed: {
    title: 'Your page could not be loaded',
    retry: 'Try again',
  },
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
    day: {
      title: 'Say when it arrives',
      body: 'Someone is chosen. Only the day is missing.',
      action: 'Choose the day',
    },
  },
} as const;
