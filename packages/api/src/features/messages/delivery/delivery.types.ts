import { Temporal } from 'temporal-polyfill';
import { Field, Float, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import {
  RecordingCopy,
  RecordingKind,
  RecordingState,
} from '#features/recordings/recordings/index.ts';
import { PlannedDeliveryType, RecipientType } from '#features/messages/messages/index.ts';

export enum DeliveryStateType {
  WAITING = 'WAITING',
  SENDING = 'SENDING',
  DELIVERED = 'DELIVERED',
  FAILED = 'FAILED',
  UNRESOLVED = 'UNRESOLVED',
  CANCELLED = 'CANCELLED',
}
registerEnumType(DeliveryStateType, {
  name: 'DeliveryState',
  description: 'UNRESOLVED: the outcome is unknown, and it is not resent without an operator.',
});

export enum ReminderStep {
  REMINDER = 'REMINDER',
  SECOND_REMINDER = 'SECOND_REMINDER',
}
registerEnumType(ReminderStep, { name: 'ReminderStep' });

export enum ReminderAnswer {
  CONFIRM = 'CONFIRM',
  POSTPONE = 'POSTPONE',
  CANCEL = 'CANCEL',
}
registerEnumType(ReminderAnswer, { name: 'ReminderAnswer' });

export enum SharedPageState {
  OPENABLE = 'OPENABLE',
  EXPIRED = 'EXPIRED',
  REVOKED = 'REVOKED',
  UNKNOWN = 'UNKNOWN',
}
registerEnumType(SharedPageState, { name: 'SharedPageState' });

enum LinkCloser {
  AUTHOR = 'AUTHOR',
  RECIPIENT = 'RECIPIENT',
}
registerEnumType(LinkCloser, { name: 'LinkCloser' });

@ObjectType('Delivery', { description: "One recipient's copy of one date." })
export class DeliveryType {
  @Field(() => ID)
  id!: string;

  @Field(() => Temporal.Instant)
  dueAt!: Temporal.Instant;

  @Field(() => DeliveryStateType)
  state!: DeliveryStateType;

  @Field(() => Int)
  attempts!: number;

  @Field(() => Temporal.Instant, { nullable: true })
  deliveredAt!: Temporal.Instant | null;

  @Field(() => Temporal.Instant, { nullable: true })
  openedAt!: Temporal.Instant | null;

  @Field(() => LinkCloser, {
    nullable: true,
    description: 'Who closed the link; RECIPIENT: it was not meant for them.',
  })
  closedBy!: 'AUTHOR' | 'RECIPIENT' | null;
}

@ObjectType('WaitingPerson', {
  description: 'A recipient whose mail has not been sent yet.',
})
export class WaitingPersonType {
  @Field(() => RecipientType)
  recipient!: RecipientType;

  @Field(() => Temporal.Instant)
  dueAt!: Temporal.Instant;

  @Field(() => String, { description: "In the recipient's time zone." })
  timeZone!: string;

  @Field(() => Boolean, { description: 'False before the local delivery time of the recipient.' })
  begun!: boolean;
}

@ObjectType({ description: 'An entry in the history of a message, in plain words.' })
export class LedgerEntry {
  @Field(() => ID)
  id!: string;

  @Field(() => Temporal.Instant)
  at!: Temporal.Instant;

  @Field(() => String)
  what!: string;
}

@ObjectType('AnswerPage', {
  description: 'The page behind a link in a reminder; reading it changes nothing.',
})
export class AnswerPageType {
  @Field(() => String)
  title!: string;

  @Field(() => [String], { description: 'Names of the people it is for.' })
  recipients!: string[];

  @Field(() => PlannedDeliveryType, { nullable: true })
  nextDelivery!: PlannedDeliveryType | null;

  @Field(() => ReminderStep)
  step!: ReminderStep;

  @Field(() => ReminderAnswer, { nullable: true, description: 'What was answered last.' })
  answered!: ReminderAnswer | null;

  @Field(() => Boolean)
  expired!: boolean;

  @Field(() => Boolean)
  canAct!: boolean;

  @Field(() => Boolean, { description: 'For a yearly message, postpones this date only.' })
  canPostpone!: boolean;
}

@ObjectType('SharedItem', {
  description: 'A recording in a delivered message, trimmed.',
})
export class SharedItemType {
  @Field(() => ID)
  id!: string;

  @Field(() => RecordingKind)
  kind!: RecordingKind;

  @Field(() => RecordingState)
  state!: RecordingState;

  @Field(() => String)
  title!: string;

  @Field(() => String, { nullable: true })
  note!: string | null;

  @Field(() => String)
  mimeType!: string;

  @Field(() => Float)
  bytes!: number;

  @Field(() => Int, { nullable: true })
  durationMs!: number | null;

  @Field(() => [Int], { nullable: true })
  peaks!: number[] | null;

  @Field(() => Boolean)
  silent!: boolean;

  @Field(() => String, {
    nullable: true,
    description: 'Playback problems of a recording, in plain words.',
  })
  problem!: string | null;

  @Field(() => String, { description: 'Playback URL; empty if browsers cannot play it.' })
  url!: string;

  @Field(() => String, { nullable: true, description: 'Poster image of a video.' })
  posterUrl!: string | null;

  @Field(() => [RecordingCopy], { description: 'Ways to keep a voice or a video.' })
  copies!: RecordingCopy[];

  @Field(() => String)
  downloadUrl!: string;

  @Field(() => Temporal.Instant)
  recordedAt!: Temporal.Instant;
}

@ObjectType('SharedPage', {
  description: "The page behind a recipient's link; reading it changes nothing.",
})
export class SharedPageType {
  @Field(() => SharedPageState)
  state!: SharedPageState;

  @Field(() => String)
  from!: string;

  @Field(() => String)
  to!: string;

  @Field(() => String)
  title!: string;

  @Field(() => String)
  body!: string;

  @Field(() => Temporal.Instant, { nullable: true })
  deliveredAt!: Temporal.Instant | null;

  @Field(() => Temporal.Instant, { nullable: true, description: 'When it was due.' })
  dueAt!: Temporal.Instant | null;

  @Field(() => String, { description: "The reader's zone, IANA name." })
  timeZone!: string;

  @Field(() => Boolean)
  late!: boolean;

  @Field(() => String, { nullable: true, description: 'Why it came late, in plain words.' })
  lateReason!: string | null;

  @Field(() => Temporal.Instant, { nullable: true, description: 'Null until it was opened.' })
  openedAt!: Temporal.Instant | null;

  @Field(() => [SharedItemType])
  items!: SharedItemType[];
}
