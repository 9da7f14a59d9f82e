/** What the engine answers when something cannot be done any more. */
export const deliveryRefusalWords = {
  tooLate: 'This is too far along to be changed here. Open the message to see where it stands.',
  alreadyScheduled: 'This is already scheduled.',
  /** `day`: of the next time, or the last day on which this one may still come. */
  beforeTheNext: (day: string) =>
    `This comes back every year. Put this one off to a day before ${day}.`,
  sentThatDay: 'This message was already sent on that day. Choose a later day, or write a new one.',
  notAnOccasion: 'Only a message for an occasion gets its date later.',
  handedOver: (name: string) =>
    `The email to ${name} has already left, so it can no longer be changed.`,
  notMeantForThem:
    'This address belongs to someone else. Give us another address to send it again.',
  linkAlreadyClosed: 'This link is already closed.',
  linkNotClosed: 'This link is open, so there is nothing to open again.',
  nothingSentYet: 'Nothing has been sent to this person yet, so there is no link to close.',
  notFailed: 'This one has not failed, so there is nothing to try again.',
  notUnresolved: 'We know what happened to this one, so there is nothing to decide.',
  addressImpossible: 'No email can reach this address. Please check it for typos.',
  recordingWasSent: 'This recording was sent to someone who may still open it, so it is kept.',
  linkUnknown: 'We do not know this link. It may have been cut off in the email.',
  linkOver: 'This link has expired. Sign in to see where the message stands.',
} as const;

/** What a sender reads about a delivery that is in trouble. */
export const deliveryProblemWords = {
  REFUSED: (answer: string) =>
    `The mail server refused this address${answer ? `: ${answer}` : '.'}`,
  BOUNCED: (answer: string) =>
    `Our mail provider accepted the email, but it bounced${answer ? `: ${answer}` : '.'}`,
  NOT_TAKEN_YET: (answer: string) =>
    `The email has not been accepted yet${answer ? ` (${answer})` : ''}. We keep trying.`,
  GIVEN_UP: (answer: string) =>
    `The email was not accepted for days${answer ? ` (${answer})` : ''}, so we stopped trying.`,
  ASKED_NOT_TO_BE_WRITTEN_TO: () =>
    'This address asked not to be written to, so nothing was sent. Your message is kept.',
  NOT_FOR_ME: () =>
    'This email reached someone it was not meant for, and the link is closed. Please check the address.',
  OUTCOME_UNKNOWN: () =>
    'The connection broke while we were handing over the email. We are sending it again, marked as the same email.',
  UNRESOLVED: () =>
    'We could not learn whether it arrived. You can send it again, or leave it as it is.',
  RELAY_TROUBLE: () =>
    'Our mail service cannot accept it right now. We keep trying for as long as it takes.',
  SET_ASIDE: () =>
    'We could not prepare this email and are looking into it. Nothing is lost; it is still going to be sent.',
  MEDIA_NOT_READY: () =>
    'We are still preparing the recordings in it. It goes out as soon as they are ready.',
  MEDIA_CANNOT_BE_MADE: () =>
    'We could not prepare one of the recordings in it, so we are holding it back. We are looking into it, and we try again every day.',
} as const;
