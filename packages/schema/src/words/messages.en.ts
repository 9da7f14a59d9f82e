import { deliveryTimings } from '#catalogue/delivery-timings.ts';
import { messageLimits } from '#catalogue/messages.ts';

const { recipients, attachments } = messageLimits;
const { latestYear } = deliveryTimings;

/** What the composer and the API say about a field of a message. */
export const messageFieldWords = {
  tooLong: (what: string, limit: number) =>
    `${what} can hold ${limit.toLocaleString('en')} characters. Please shorten it a little; what you wrote is still here.`,
  title: 'The title',
  body: 'The letter',
  name: 'A name',
  relation: 'This field',
  email: 'An address',
  occasionLabel: 'The name of the occasion',
  empty: 'Write a title or a letter, or add a recording, so that there is something to send.',
  noRecipients: 'Add at least one person to send this to.',
  tooManyRecipients: `A message can go to ${recipients} people. For more, duplicate it and send a second one.`,
  tooManyAttachments: `A message can carry ${attachments} recordings, photos and files. For more, write a second one.`,
  nameMissing: 'Write the name of this person.',
  emailMissing: 'Write the email address of this person.',
  emailImpossible: 'No email can reach this address. Please check it for typos.',
  emailTwice: (line: number) =>
    `This address is already on line ${line}. One email is enough: both names can go on one line.`,
  noTrigger: 'Choose when this is to be sent.',
  badDate: 'That day is not in the calendar.',
  badTime: 'Write the time as hours and minutes, such as 09:00.',
  badZone: 'We do not know this time zone. Choose one from the list.',
  badYear: `Choose a year no later than ${latestYear}.`,
  noOccasion: 'Name the occasion, such as “Her graduation”.',
} as const;

/** What the API says about a message as a whole. */
export const messageRefusalWords = {
  stale:
    'This message was changed in another window since you opened it. Nothing is lost: both versions are kept until you choose.',
  notEditable: 'This message can no longer be changed. Duplicate it to write it again.',
  pastWhereTheyLive:
    'Where one of these people lives, that moment has already passed. Choose a later time, or take them off.',
  notADraft: 'Only a draft can be deleted. A message that was scheduled can be canceled instead.',
  recordingMissing: 'One of these recordings could not be found. It may have been deleted.',
  notReady: 'Something is still missing here before this can be sent.',
  recordingOnItsWay: 'This recording has not fully arrived yet. Wait for it to finish.',
  recordingFailed: 'This recording cannot be played. Remove it, or record it again.',
  recordingInUse: (count: number) =>
    count === 1
      ? 'A message that was delivered, or is still to be, carries this recording. It is kept, so that nothing is missing when it is opened.'
      : `${count} messages that were delivered, or are still to be, carry this recording. It is kept, so that nothing is missing when they are opened.`,
  unknownRecipient: 'One of these people is not on this message.',
  badCursor: 'This page of the list has moved. Please start from the top.',
} as const;
