import type { NoticePartsFragment } from '@infinite/schema/generated/graphql';
import type { NotificationKind } from '@infinite/schema/catalogue/notifications';
import { noticeWords } from '@infinite/schema/words/notifications.en';

const kinds: Readonly<Record<NoticePartsFragment['kind'], NotificationKind>> = {
  ANNIVERSARY_COMES: 'anniversaryComes',
  CAPTURE_ANSWERED: 'captureAnswered',
  COMMENT_ADDED: 'commentAdded',
  FAMILY_OFFERED: 'familyOffered',
  MEMBER_JOINED: 'memberJoined',
  MEMBER_LEFT: 'memberLeft',
  MENTIONED: 'mentioned',
  MESSAGE_OPENED: 'messageOpened',
  QUESTION_ANSWERED: 'questionAnswered',
  QUESTION_ASKED: 'questionAsked',
  QUESTION_WAITS: 'questionWaits',
  REACTION_ADDED: 'reactionAdded',
  RECORDING_ADDED: 'recordingAdded',
  REMOVED_FROM_FAMILY: 'removedFromFamily',
  ROLE_CHANGED: 'roleChanged',
  THANKS_RECEIVED: 'thanksReceived',
};

/** One sentence about what happened. */
export function lineOf({ kind, words }: Pick<NoticePartsFragment, 'kind' | 'words'>): string {
  const { actor, family, role, name, title, count, what, day } = words;
  const given = Object.entries({ actor, family, role, name, title, count, what, day }).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  return noticeWords[kinds[kind]].line(Object.fromEntries(given));
}

/** A kind, in the settings. */
export const choiceWordsOf = (kind: NoticePartsFragment['kind']): string =>
  noticeWords[kinds[kind]].choice;
