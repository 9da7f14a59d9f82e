import type { Trigger } from '@infinite/schema/schedule/trigger';
import type { Temporal } from 'temporal-polyfill';

/** The state of a message. */
type MessageState =
  | 'DRAFT'
  | 'SCHEDULED'
  | 'REMINDED'
  | 'SECOND_REMINDED'
  | 'DELIVERING'
  | 'DELIVERED'
  | 'CANCELLED'
  | 'FAILED';

/** All input of `plan`. */
export interface MessageFacts {
  state: MessageState;
  trigger: Trigger | null;
  /** When the message was armed for its current date. */
  armedAt: Temporal.Instant | null;
  /** The author's last change. */
  updatedAt: Temporal.Instant;
  /** Local date of the current occurrence; null before the first plan of an armed message. */
  occurrence: string | null;
  confirmedOccurrence: string | null;
  remindedAt: Temporal.Instant | null;
  secondRemindedAt: Temporal.Instant | null;
  /** Latest local date whose delivery was begun, for any recipient. */
  begunOccurrence: string | null;
  /** Current recipients. */
  people: readonly Person[];
  /** Deliveries of the current occurrence that will still be tried. */
  open: number;
  /** Failed deliveries of the current occurrence. */
  failed: number;
  /** Deliveries of it with an unknown outcome that are not retried. */
  unresolved: number;
  /** Deliveries of it that the author canceled, or whose recipients opted out. */
  stopped: number;
}

export interface Person {
  id: string;
  /** Null for that of the trigger. */
  timeZone: string | null;
  /** Latest local date whose delivery to this person was begun. */
  begun: string | null;
}

/** Why a delivery leaves after its instant. Words: words/delivery.en.ts. */
export type LateReason = 'SERVERS_WERE_DOWN' | 'CHANGED_AFTERWARDS' | 'MAIL_WAS_REFUSED';
