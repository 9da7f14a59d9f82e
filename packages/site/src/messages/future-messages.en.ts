import { counted } from '@infinite/schema/words/dates.en';

/** The states of a message and of a delivery, as its sender reads them. */
export const messageStateWords = {
  DRAFT: 'Draft',
  SCHEDULED: 'Waiting to be sent',
  REMINDED: 'Waiting, we asked you',
  SECOND_REMINDED: 'Waiting, we asked you twice',
  DELIVERING: 'On its way',
  DELIVERED: 'Delivered',
  CANCELLED: 'Stopped',
  FAILED: 'Could not be delivered',
} as const;

export const deliveryStateWords = {
  WAITING: 'Waiting',
  SENDING: 'On its way',
  // Our provider took the mail; only an opening shows that it arrived.
  DELIVERED: 'Handed to the mail provider',
  FAILED: 'Did not arrive',
  UNRESOLVED: 'May have arrived',
  CANCELLED: 'Stopped',
} as const;

/** Of a delivery whose recipient opened it. */
export const openedWord = 'Opened';

/** The list of messages by status. */
export const futureMessagesWords = {
  pageTitle: 'Your messages',
  views: {
    label: 'Which messages to show',
    upcoming: 'To be sent',
    drafts: 'Drafts',
    delivered: 'Delivered',
    stopped: 'Stopped',
  },
  write: 'Write a message',
  untitled: 'Without a title yet',
  attention: 'These need you',
  waiting: 'Waiting to be sent',
  empty: {
    upcoming: {
      title: 'Nothing is waiting to be sent',
      body: 'Write something for a day to come: a birthday, a wedding, an ordinary Tuesday in ten years.',
    },
    drafts: { title: 'No drafts', body: 'What you begin and do not finish is kept here.' },
    delivered: {
      title: 'Nothing has been delivered yet',
      body: 'Here you will see when a message arrived, and when it was opened.',
    },
    stopped: {
      title: 'Nothing was stopped',
      body: 'Messages you decide not to send are kept here.',
    },
  },
  loadMore: 'Show more',
  loadingMore: 'Looking for more…',
  loadFailed:
    'Your messages could not be shown just now. They are safe, and will be sent as planned.',
  moreFailed: 'More could not be shown just now. Try again in a moment.',
  tryAgain: 'Try again',
  for: 'For',
  postponed: 'postponed',
  waitsForDate: (occasion: string) =>
    occasion === ''
      ? 'Waits for you to set the day'
      : `Waits for you to set the day of: ${occasion}`,
  noDate: 'No day chosen yet',
  lastChanged: (when: string) => `Last changed ${when}`,
  delivered: (when: string) => `Delivered ${when}`,
  everyYear: (day: string) => `Every year on ${day}`,
  openedBy: (opened: number, all: number) =>
    all === 1 ? (opened === 1 ? 'Opened' : 'Not opened yet') : `Opened by ${opened} of ${all}`,
  attachments: (count: number) => counted(count, 'recording or file', 'recordings and files'),
  open: (title: string) => `Open ${title}`,
} as const;

/** One message: what will happen with it, what happened, and what can still be done. */
export const messageDetailWords = {
  back: 'All messages',
  notFound: {
    title: 'This message is not here',
    body: 'It may have been deleted, or it belongs to another account.',
  },
  arrives: 'It arrives',
  plan: 'What happens next',
  recipients: 'Who it is for',
  letter: 'What it says',
  noLetter: 'No letter, only what is added below.',
  added: 'Added to it',
  thanks: 'What they said to you',
  thanksFrom: (name: string, when: string) => `${name}, ${when}`,
  thanksVoice: {
    preparing: 'A voice message. It is still being prepared; come back in a minute.',
    deleted: 'A voice message. You deleted it.',
    keep: 'Keep it in our recordings',
    keepHint: 'So far only you can hear it.',
    kept: 'It is in your family’s recordings.',
    done: 'It is in your family’s recordings now.',
  },
  linkClosed: 'You closed this link. It opens nothing any more.',
  history: 'Why this was sent, and everything before',
  historyWaiting: 'What happened so far',
  historyEmpty: 'Nothing happened yet.',
  delivered: (when: string) => `Handed to the mail provider ${when}`,
  opened: (when: string) => `Opened ${when}`,
  notOpened: 'Not opened yet',
  late: 'It arrived later than planned',
  attempts: (times: string) => `Tried ${times}`,
  reminderOn: (when: string) => `We write to you on ${when}`,
  secondOn: (when: string) => `If you do not answer, once more on ${when}`,
  sendOn: (when: string) => `It goes out on ${when}`,
  sendOnEach: 'It goes out by each person’s own clock:',
  stillToGo: 'Not sent yet',
  stillTrying: 'We are trying to hand it over.',
  remindersSkipped: 'There is no time to write to you before.',
} as const;

/** Everything a sender can do with a message, and what it means. */
export const messageActionWords = {
  question: {
    title: 'Should we send this as planned?',
    first:
      'We wrote to you. If you do not answer, we write once more, and then it goes out as planned.',
    second: 'We wrote to you twice. If you do not answer, it goes out as planned.',
  },
  confirm: 'Yes, send it as planned',
  confirmed: 'Thank you. It goes out as planned.',
  edit: 'Change it',
  postpone: 'Postpone',
  cancel: 'Stop it',
  duplicate: 'Make a copy',
  setDate: 'Set the day',
  deleteDraft: 'Delete this draft',
  goOn: 'Go on writing',
  retry: 'Try again',
  sendAgain: 'Send again',
  leaveAsIs: 'Leave it as it is',
  leftAsIs: (name: string) => `We leave the email to ${name} as it is.`,
  newAddress: 'Use another address',

  closeLink: 'Close the link',
  closeLinkTitle: (name: string) => `Close the link of ${name}?`,
  closeLinkBody: (name: string) =>
    `${name} can no longer open this, and neither can anyone ${name} invited. What they have saved on their own device stays with them. You can open it again: then we email a new link.`,
  closeLinkDo: 'Close the link',
  linkClosed: (name: string) => `The link of ${name} is closed.`,
  renewLink: 'Open it again',
  renewLinkTitle: (name: string) => `Open it again for ${name}?`,
  renewLinkBody: (email: string) => `We email a new link to ${email}. The old one stays closed.`,
  renewLinkDo: 'Email a new link',
  linkRenewed: (name: string) => `A new link is on its way to ${name}.`,

  postponeTitle: 'Which day instead?',
  postponeBody: (place: string) => `In ${place} time. The same reminders come before the new day.`,
  postponeOnce: 'Only this time: the years after it keep their day.',
  newDay: 'New day',
  newTime: 'Time',
  dayMissing: 'Choose a day.',
  timeMissing: 'Choose a time of day.',
  postponeDo: (day: string) => (day === '' ? 'Postpone' : `Postpone until ${day}`),
  /** The chosen day comes before the planned one. */
  moveDo: (day: string) => `Move it up to ${day}`,
  postponed: (when: string) => `It now goes out on ${when}.`,

  setDateTitle: (occasion: string) =>
    occasion === '' ? 'Which day is it?' : `${occasion}: which day is it?`,
  setDateDo: (day: string) => (day === '' ? 'Set the day' : `Send on ${day}`),
  dateSet: (when: string) => `It goes out on ${when}.`,

  cancelTitle: (title: string) => `Stop “${title}”?`,
  cancelBody: (people: string, when: string) =>
    when === ''
      ? `${people} will not receive it. It is kept under Stopped, and you can make a new message of it.`
      : `${people} will not receive it on ${when}. It is kept under Stopped, and you can make a new message of it.`,
  cancelRecurring: (people: string) =>
    `${people} will not receive it, this year or any other. It is kept under Stopped, and you can make a new message of it.`,
  /** While it is being delivered. */
  cancelUnderWay: (had: string, left: string) =>
    had === ''
      ? `Nothing has left yet. ${left} will not receive it.`
      : left === ''
        ? `It has already gone to ${had} and cannot be called back.`
        : `It has already gone to ${had} and cannot be called back. ${left} will not receive it.`,
  cancelDo: 'Stop this message',
  keep: 'Leave it as it is',
  cancelled: 'It will not be sent. It is kept under Stopped.',

  deleteTitle: (title: string) => `Delete “${title}”?`,
  deleteBody: 'Its words are gone for good. Your recordings stay.',
  deleteDo: 'Delete the draft',
  deleted: 'The draft is deleted.',

  duplicated: 'Here is the copy. Nothing of it is sent before you say so.',
  stopFor: (name: string) => `Don’t send it to ${name}`,
  stopForTitle: (name: string) => `Keep this from ${name}?`,
  stopForBody: (name: string) =>
    `${name} will not receive it this time. The others are not affected.`,
  stoppedFor: (name: string) => `It will not go to ${name}.`,
  correctAddress: (name: string) => `Correct the address of ${name}`,
  correctDo: 'Use this address',
  corrected: (name: string) => `It goes to the corrected address of ${name}.`,
  retried: (name: string) => `We are trying to reach ${name} again.`,
  addressLabel: (name: string) => `Another address of ${name}`,
  addressDo: 'Send it there',
  addressChanged: (name: string) => `We are sending it to the new address of ${name}.`,
  failed: 'That did not work just now. Nothing was changed; try again.',
  working: 'One moment…',
} as const;
