import type { Trigger } from '@infinite/schema/schedule/trigger';
import type { Temporal } from 'temporal-polyfill';

/** Where a message stands between its draft and its readers. */
export type MessageState =
  | 'DRAFT'
  | 'SCHEDULED'
  | 'REMINDED'
  | 'SECOND_REMINDED'
  | 'DELIVERING'
  | 'DELIVERED'
  | 'CANCELLED'
  | 'FAILED';

/** Everything that decides what happens next with a message; nothing else does. */
export interface MessageFacts {
  state: MessageState;
  trigger: Trigger | null;
  /** Since when the message is armed for the date it now has. */
  armedAt: Temporal.Instant | null;
  /** The author's last change. */
  updatedAt: Temporal.Instant;
  /** Local date of the occurrence aimed at; null before the first look at an armed message. */
  occurrence: string | null;
  confirmedOccurrence: string | null;
  remindedAt: Temporal.Instant | null;
  secondRemindedAt: Temporal.Instant | null;
  /** Latest local date whose delivery was begun, for anybody. */
  begunOccurrence: string | null;
  /** People the message is for now. */
  people: readonly Person[];
  /** Deliveries of the occurrence in progress that will still be tried. */
  open: number;
  /** Deliveries of the occurrence in progress that were given up. */
  failed: number;
  /** Deliveries of it that rest because nobody can know whether they arrived. */
  unresolved: number;
  /** Deliveries of it that the author stopped, or that their recipients asked not to get. */
  stopped: number;
}

export interface Person {
  id: string;
  /** Null for the trigger's own. */
  timeZone: string | null;
  /** Latest local date whose delivery to this person was begun. */
  begun: string | null;
}

/** Why a delivery leaves after its instant. Words: words/delivery.en.ts. */
export type LateReason = 'SERVERS_WERE_DOWN' | 'CHANGED_AFTERWARDS' | 'MAIL_WAS_REFUSED';
