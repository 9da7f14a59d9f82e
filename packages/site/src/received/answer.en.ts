import { translatable } from '@infinite/schema/words/locale';

/** The page behind the link in a check-in mail. Nothing happens before a button is clicked. */
export const answerWords = translatable('answer', {
  pageTitle: 'Your answer',
  heading: {
    REMINDER: 'Should we send this as planned?',
    SECOND_REMINDER: 'Are you still here?',
  },
  lead: {
    REMINDER:
      'If all is well, one press is enough. If you do not answer, we will write to you once more.',
    SECOND_REMINDER: 'If you do not answer, it goes out as planned.',
  },
  untitled: 'A message without a title',
  message: 'Message',
  to: 'For',
  planned: 'It goes out on',
  confirm: {
    title: 'All is well',
    body: 'It goes out as planned, and we do not ask again.',
    action: 'Yes, send it as planned',
  },
  postpone: {
    title: 'Not yet',
    body: (place: string) => `Choose another day, in ${place} time.`,
    day: 'New day',
    time: 'Time',
    action: 'Postpone it',
  },
  cancel: {
    title: 'Do not send it',
    body: 'No one receives it. It is kept for you, and you can turn it into a new message.',
    check: 'I am sure: do not send it',
    action: 'Stop this message',
  },
  change: 'Change what it says',
  changeBody: 'You sign in to do this.',
  answered: {
    CONFIRM: { title: 'Thank you', body: 'It goes out as planned. We do not ask again.' },
    POSTPONE: { title: 'It is postponed', body: 'We write to you again before the new day.' },
    CANCEL: {
      title: 'It is stopped',
      body: 'No one receives it. It is kept for you under Stopped.',
    },
  },
  changeOfMind: 'If you change your mind, you can still do so here until it leaves.',
  expired: {
    title: 'This link has expired',
    body: 'It belongs to an earlier reminder. You can still see the message after signing in.',
  },
  passed: {
    title: 'Its day has come',
    body: 'It can no longer be changed here. Sign in to see whether it was delivered and opened.',
  },
  gone: {
    title: 'It can no longer be changed',
    body: 'It is already on its way, or it was delivered.',
  },
  unknown: {
    title: 'We cannot find anything behind this link',
    body: 'Part of it may have been lost when it was copied. Open it again from the email you received.',
  },
  problems: {
    INVALID_INPUT: 'Choose a day and a time that are still to come.',
    LINK_EXPIRED: 'This link has expired. Sign in to change the message.',
  },
  failed: {
    title: 'Your answer did not reach us',
    body: 'Nothing was changed. Please press the button once more in a minute.',
  },
  toMessages: 'See all your messages',
});
