import { longDateWords } from '#words/long-dates.en.ts';
import { translatable } from '#words/locale.ts';

/** What someone reads who receives a message. They may be grieving; every word is quiet. */
export const receivedWords = translatable('received', {
  tabTitle: 'A message for you',
  language: 'Language of this page',
  waiting: {
    heading: (to: string) =>
      to === '' ? 'Something is waiting for you' : `${to}, something is waiting for you`,
    from: (from: string) => `${from} made this for you.`,
    kept: (when: string) => `They asked us to keep it for you until ${when}.`,
    open: 'Open it now',
    later:
      'There is no hurry. This page stays here, and the link in the email brings you back whenever you like.',
    notNow: 'Not now?',
    companion: (to: string) =>
      to === ''
        ? 'You were invited to open this together.'
        : `${to} invited you to open this together.`,
    companionFrom: (from: string, to: string) =>
      to === '' ? `${from} made it.` : `${from} made it for ${to}.`,
    until: (when: string) => `This link works until ${when}.`,
  },
  remind: {
    heading: 'Remind me later',
    body: 'One email, with this same link.',
    tomorrow: 'Remind me tomorrow',
    nextWeek: 'Remind me in a week',
    set: (when: string) => `We will remind you on ${when}.`,
    drop: 'No reminder, please',
    used: 'We reminded you as often as we can. This page stays here.',
  },
  together: {
    heading: 'Open it with someone',
    body: 'You can invite someone to be there. They get a link of their own, which works for seven days. They need no account.',
    email: 'Their email address',
    emailHint: 'Or leave this empty and copy the link yourself.',
    invite: 'Make a link for them',
    mailed: (address: string) => `We are emailing it to ${address}.`,
    mailedNote:
      'Someone who asked us not to write to them gets no email. You can copy the link below.',
    copy: 'Link to copy',
    until: (when: string) => `Works until ${when}.`,
    opened: (when: string) => `Opened on ${when}.`,
    close: 'Close this link',
    full: 'Three links are open. Close one to make another.',
  },
  thanks: {
    heading: (from: string) => `Say thank you to ${from}`,
    body: (from: string) => `Your words go to ${from}, and to no one else. You need no account.`,
    label: 'Your words',
    send: 'Send my thanks',
    sent: (from: string) => `Your words are on their way to ${from}.`,
    yours: 'What you said',
    again: 'You can write again.',
    spoken: 'You said thank you with your voice.',
    spokenSent: (from: string) => `Your voice is on its way to ${from}.`,
    voice: {
      open: 'Say thank you with your voice',
      hint: (from: string) =>
        `Up to two minutes. You can listen before you send it, and only ${from} will hear it.`,
      heading: 'Your voice',
      loading: 'Opening the recorder…',
      loadFailed:
        'The recorder could not be loaded. Please check your connection and press once more.',
      full: 'Two minutes is as much as this page can carry, so the recording ended here.',
      listen: (from: string) => `Listen to it. It goes to ${from} only when you send it.`,
      send: 'Send my voice',
      sending: 'Sending…',
      again: 'Record again',
      confirm: {
        title: 'Delete this and record again?',
        body: (length: string) => `The recording of ${length} is deleted. It was not sent.`,
        confirm: 'Delete and record again',
        cancel: 'Keep it',
      },
      notSent: 'It was not sent',
      offline:
        'We could not reach the server. Your recording is safe on this device. Please try again.',
    },
  },
  stop: {
    tabTitle: 'Your choice',
    lead: (from: string) => `This is about what ${from} made for you.`,
    leadClosed: 'Nothing happens until you press a button.',
    back: 'Back to the message',
    notForMe: {
      heading: 'This is not for me',
      body: (from: string) =>
        `Was the email meant for someone else? We close this link right away and ask ${from} for the right address. We say nothing else about you.`,
      action: 'It is not for me',
      done: 'Thank you for telling us',
      doneBody: 'The link is closed, and the sender is asked for the right address.',
      undo: 'It was for me after all',
    },
    stop: {
      heading: 'Please don’t write to me again',
      body: 'We will not deliver anything to this address again, from anyone. We keep this for good, and not your address itself, only a fingerprint of it. Senders who try are told that you asked not to be written to.',
      action: 'Don’t write to me again',
      done: 'We will not write to you again',
      doneBody:
        'Nothing more is delivered to this address, from anyone. If you change your mind, come back to this page through the link in our email.',
      undo: 'You may write to me again',
    },
    never: {
      heading: 'I would rather not open it',
      body: 'We close it for you and send no reminders. The sender only sees that it was not opened. You can change your mind here as long as the link works.',
      action: 'I would rather not open it',
      done: 'You chose not to open this',
      doneBody: 'It stays closed. There is nothing you need to do.',
      undo: 'I changed my mind',
    },
    linkNotForMe: 'This is not for me',
    linkStop: 'Please don’t write to me again',
    linkNever: 'I would rather not open it',
    /** Where no name is known. */
    sender: 'the sender',
  },
  late: {
    heading: 'This reaches you later than it should have',
    body: 'It was kept safe, and nothing in it has changed. We are sorry for the wait.',
  },
  print: 'Print the letter',
  kept: 'This page is for you alone. You need no account.',
  keptCompanion: (when: string) => `You can see this until ${when}. You need no account.`,
  noLetter: '',
  expired: {
    title: 'This link has expired',
    body: 'It was made to open something together and worked for seven days. Ask the person who gave it to you for a new one.',
  },
  revoked: {
    title: 'This link was closed',
    body: 'The person who sent it, or we on their behalf, closed it. If you think this is a mistake, write to us.',
  },
  unknown: {
    title: 'We cannot find anything behind this link',
    body: 'Part of it may have been lost when it was copied. Open it again from the email you received.',
  },
  failed: {
    title: 'This page could not be opened just now',
    body: 'What was sent to you is safe. Please try again in a few minutes.',
  },
  notDone: 'That did not work',
  write: 'Write to us',
  date: longDateWords,
});

/** Explains a late delivery to its recipient. */
export const lateReasonWords = translatable('lateReasons', {
  SERVERS_WERE_DOWN:
    'This was meant to reach you earlier. Our servers were down that day; the delay is ours, not the sender’s.',
  CHANGED_AFTERWARDS: 'This was set for an earlier moment and was changed afterward.',
  MAIL_SERVICE_WAS_DOWN:
    'This was meant to reach you earlier. The service that carries our email was down; the delay is ours, not the sender’s.',
  MEDIA_WAS_PREPARED:
    'This was meant to reach you earlier. Preparing the recording for you took us longer than planned.',
  MAIL_WAS_REFUSED:
    'This was meant to reach you earlier. Your mail server did not accept our email at first, so we kept trying.',
});

/** Null for a delivery in time, and for a reason that has no words. */
export function lateReasonOf(reason: string | null): string | null {
  const words: Readonly<Record<string, string>> = lateReasonWords;
  return (reason && words[reason]) || null;
}

/** What a recipient's form is answered when it cannot be done. */
export const recipientRefusalWords = translatable('recipientRefusals', {
  noMoreReminders: 'We reminded you as often as we can. This page stays here for you.',
  noMoreCompanions: 'There are enough links for now. Close one to make another.',
  address: 'No email can reach this address. Please check it.',
  thanksEmpty: 'Write a few words first.',
  voiceEmpty: 'Nothing was recorded. Please try once more.',
  voiceOnly: 'This does not seem to be a recording of a voice.',
  voiceTitle: (from: string) => (from === '' ? 'A thank-you' : `A thank-you from ${from}`),
  thanksLong: 'That is longer than we can send. Please shorten it a little.',
  noMoreThanks: 'You wrote as often as this page can carry. Thank you.',
  openFirst: 'Open the message first.',
});

/** What the page says for a code that a form brings back. */
export const recipientProblemWords = translatable('recipientProblems', {
  INVALID_INPUT: 'Something in the form needs another look. Nothing was sent.',
  WRONG_STATE: 'That is no longer possible here. Nothing was changed.',
  RATE_LIMITED: 'That was a lot at once. Please wait a while and try again.',
  LINK_EXPIRED: 'This link has expired, so nothing was changed.',
  NOT_FOUND: 'We do not know this link. Nothing was changed.',
});
