import { Temporal } from 'temporal-polyfill';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { Recording } from '#features/recordings/recordings/index.ts';
import { PageInfo } from '#platform/graphql/page-info.ts';

export enum MessageState {
  DRAFT = 'DRAFT',
  SCHEDULED = 'SCHEDULED',
  REMINDED = 'REMINDED',
  SECOND_REMINDED = 'SECOND_REMINDED',
  DELIVERING = 'DELIVERING',
  DELIVERED = 'DELIVERED',
  CANCELLED = 'CANCELLED',
  FAILED = 'FAILED',
}
registerEnumType(MessageState, {
  name: 'MessageState',
  description: 'Where a message stands between its draft and its readers.',
});

export enum MessageOrder {
  CHANGED = 'CHANGED',
  DUE = 'DUE',
}
registerEnumType(MessageOrder, {
  name: 'MessageOrder',
  description: 'Most recently changed first, or earliest due first with undated ones last.',
});

export enum TriggerKind {
  DATE = 'DATE',
  RECURRING = 'RECURRING',
  OCCASION = 'OCCASION',
}
registerEnumType(TriggerKind, {
  name: 'TriggerKind',
  description: 'A date, a date of every year, or an occasion whose date the sender sets later.',
});

export enum Recurrence {
  BIRTHDAY = 'BIRTHDAY',
  ANNIVERSARY = 'ANNIVERSARY',
  YEARLY = 'YEARLY',
}
registerEnumType(Recurrence, { name: 'Recurrence' });

export enum LeapDayRule {
  FEBRUARY_28 = 'FEBRUARY_28',
  MARCH_1 = 'MARCH_1',
}
registerEnumType(LeapDayRule, {
  name: 'LeapDayRule',
  description: 'The date of a yearly February 29 in other years.',
});

@ObjectType('Trigger', { description: 'When to deliver a message, as its author chose it.' })
export class TriggerType {
  @Field(() => TriggerKind)
  kind!: TriggerKind;

  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD' })
  localDate!: string | null;

  @Field(() => String, { nullable: true, description: 'HH:MM' })
  localTime!: string | null;

  @Field(() => String, { description: 'IANA time zone of the local time.' })
  timeZone!: string;

  @Field(() => Recurrence, { nullable: true })
  recurrence!: Recurrence | null;

  @Field(() => Int, { nullable: true, description: 'The last year of a recurring message.' })
  untilYear!: number | null;

  @Field(() => LeapDayRule, { nullable: true })
  leapDayRule!: LeapDayRule | null;

  @Field(() => String, { nullable: true, description: 'Name of an occasion.' })
  occasion!: string | null;
}

@ObjectType('Recipient', { description: 'A recipient of a message.' })
export class RecipientType {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  name!: string;

  @Field(() => String, { description: 'As typed while a draft; valid once scheduled.' })
  email!: string;

  @Field(() => String, { nullable: true })
  relation!: string | null;

  @Field(() => String, { nullable: true, description: 'IANA name.' })
  timeZone!: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'The language they are written to in: en, de or es; null for that of the author.',
  })
  locale!: string | null;
}

@ObjectType({ description: 'A recording that a message carries.' })
export class Attachment {
  @Field(() => Recording)
  recording!: Recording;

  @Field(() => Int, { description: "Position on the recipient's page, from 0." })
  position!: number;
}

@ObjectType('Message', { description: 'Only its author can read it before delivery.' })
export class MessageType {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  title!: string;

  @Field(() => String)
  body!: string;

  @Field(() => MessageState)
  state!: MessageState;

  @Field(() => Boolean, { description: 'Postponed at least once since it was scheduled.' })
  postponed!: boolean;

  @Field(() => Int, { description: 'Send it when you save; a stale version is a CONFLICT.' })
  version!: number;

  @Field(() => Temporal.Instant)
  createdAt!: Temporal.Instant;

  @Field(() => Temporal.Instant)
  updatedAt!: Temporal.Instant;

  @Field(() => Temporal.Instant, { nullable: true })
  scheduledAt!: Temporal.Instant | null;
}

@ObjectType()
export class MessageEdge {
  @Field(() => String)
  cursor!: string;

  @Field(() => MessageType)
  node!: MessageType;
}

@ObjectType()
export class MessageConnection {
  @Field(() => [MessageType])
  nodes!: MessageType[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}
