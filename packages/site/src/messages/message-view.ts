import type { ClockReading } from '#messages/clocks.en.ts';
import type { ReceivedCopy } from '#received/components/received-item.ts';
import type { deliveryStateWords, messageStateWords } from '#messages/future-messages.en.ts';
import type { LeapDayRule, Recurrence, TriggerKind } from './composer/draft-content.ts';

/** The parts of the contract's types that the screens of messages read. */
export type MessageStateName = keyof typeof messageStateWords;
export type DeliveryStateName = keyof typeof deliveryStateWords;

export interface TriggerView {
  kind: TriggerKind;
  localDate?: string | null;
  localTime?: string | null;
  timeZone: string;
  recurrence?: Recurrence | null;
  untilYear?: number | null;
  leapDayRule?: LeapDayRule | null;
  occasion?: string | null;
}

export interface PlannedView {
  dueAt: string;
  localDate: string;
  localTime: string;
  timeZone: string;
  reminderAt?: string | null;
  secondReminderAt?: string | null;
  skippedReminders: boolean;
  shiftedFromGap: boolean;
  /** One for each clock its people live by, earliest first. */
  readings: ClockReading[];
}

export interface RecipientView {
  id: string;
  name: string;
  email: string;
  relation?: string | null;
  timeZone?: string | null;
}

export interface DeliveryView {
  id: string;
  recipient: Pick<RecipientView, 'id' | 'name' | 'email'>;
  dueAt: string;
  state: DeliveryStateName;
  attempts: number;
  deliveredAt?: string | null;
  openedAt?: string | null;
  problem?: string | null;
  /** The sender decided that a mail of unknown outcome rests. */
  leftAsIs: boolean;
  late: boolean;
  closedBy?: 'AUTHOR' | 'RECIPIENT' | null;
}

/** Somebody whose mail has not been handed over. */
export interface WaitingPersonView extends ClockReading {
  recipient: Pick<RecipientView, 'id' | 'name' | 'email'>;
  /** False while the hour has not come where they live. */
  begun: boolean;
}

/** What a row of the list shows. */
export interface MessageSummaryView {
  id: string;
  title: string;
  state: MessageStateName;
  postponed: boolean;
  version: number;
  updatedAt: string;
  awaitingAnswer: boolean;
  editable: boolean;
  /** Something of it has not left and can be stopped. */
  stoppable: boolean;
  trigger?: TriggerView | null;
  nextDelivery?: PlannedView | null;
  recipients: Pick<RecipientView, 'id' | 'name'>[];
  deliveries: DeliveryView[];
}

export interface RecordingView {
  id: string;
  kind: 'VOICE' | 'VIDEO' | 'PHOTO' | 'FILE';
  state: 'UPLOADING' | 'PROCESSING' | 'READY' | 'FAILED';
  problem?: string | null;
  title: string;
  note?: string | null;
  mimeType: string;
  bytes: number;
  durationMs?: number | null;
  peaks?: number[] | null;
  trimStartMs?: number | null;
  trimEndMs?: number | null;
  url: string;
  downloadUrl: string;
  silent: boolean;
  createdAt: string;
  /** What recipients get of a voice or a video; none before it is on a message. */
  version?: VersionView | null;
}

/** The files that recipients get. */
export interface VersionView {
  id: string;
  state: 'WAITING' | 'READY' | 'FAILED';
  problem?: string | null;
  durationMs?: number | null;
  peaks?: number[] | null;
  url?: string | null;
  posterUrl?: string | null;
  copies: readonly ReceivedCopy[];
}

export function isSound({ kind }: Pick<RecordingView, 'kind'>): boolean {
  return kind === 'VOICE' || kind === 'VIDEO';
}

/** Everything the page of one message shows. */
export interface MessageDetailView extends MessageSummaryView {
  body: string;
  recipients: RecipientView[];
  attachments: { position: number; recording: RecordingView }[];
  history: { id: string; at: string; what: string }[];
  waitingPeople: WaitingPersonView[];
  thanks: ThanksView[];
}

/** What a recipient wrote or said back. */
export interface ThanksView {
  id: string;
  from: string;
  words: string;
  byVoice: boolean;
  /** Null for words, and for a voice that its author deleted. */
  voice?: {
    kind: RecordingView['kind'];
    title: string;
    durationMs?: number | null;
    peaks?: number[] | null;
    url?: string | null;
    problem?: string | null;
    kept: boolean;
  } | null;
  at: string;
}
