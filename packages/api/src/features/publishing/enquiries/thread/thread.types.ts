import { Temporal } from 'temporal-polyfill';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { EnquiryAttachmentType } from '#features/publishing/enquiries/attachments/attachments.types.ts';
import { EnquiryType } from '#features/publishing/enquiries/enquiry.types.ts';

export enum EnquiryEntryKind {
  ANSWER = 'ANSWER',
  REPLY = 'REPLY',
  NOTE = 'NOTE',
}
registerEnumType(EnquiryEntryKind, {
  name: 'EnquiryEntryKind',
  description:
    'ANSWER: an email of staff. REPLY: an email that came in. NOTE: among staff, never mailed.',
});

export enum AnswerDelivery {
  WAITING = 'WAITING',
  SENT = 'SENT',
  FAILED = 'FAILED',
}
registerEnumType(AnswerDelivery, {
  name: 'AnswerDelivery',
  description: 'SENT: the mail server accepted it. FAILED: it is not tried again by itself.',
});

@ObjectType({ description: 'A line of the thread of an enquiry.' })
export class EnquiryEntry {
  @Field(() => ID)
  id!: string;

  @Field(() => EnquiryEntryKind)
  kind!: EnquiryEntryKind;

  @Field(() => Temporal.Instant)
  at!: Temporal.Instant;

  @Field(() => String, { description: 'The username at that time, or the name of a sender.' })
  author!: string;

  @Field(() => String, { nullable: true, description: 'Of the person outside. Null for a note.' })
  address!: string | null;

  @Field(() => String, { nullable: true, description: 'Null for a note.' })
  subject!: string | null;

  @Field(() => String)
  body!: string;

  @Field(() => Boolean, {
    description: 'A program wrote it, such as an out-of-office reply (RFC 3834).',
  })
  automatic!: boolean;

  @Field(() => [EnquiryAttachmentType], {
    description: 'Files of an email that came in; at most 50.',
  })
  attachments!: EnquiryAttachmentType[];

  @Field(() => AnswerDelivery, { nullable: true, description: 'For ANSWER.' })
  delivery!: AnswerDelivery | null;

  @Field(() => String, {
    nullable: true,
    description: 'What the mail server said when an answer was not sent.',
  })
  problem!: string | null;
}

@ObjectType({ description: 'An enquiry with what was written since.' })
export class EnquiryThread {
  @Field(() => EnquiryType)
  enquiry!: EnquiryType;

  @Field(() => [EnquiryEntry], { description: 'The oldest first; the newest 500.' })
  entries!: EnquiryEntry[];

  @Field(() => Boolean, { description: 'There are older entries that are not listed.' })
  earlier!: boolean;

  @Field(() => Boolean, { description: 'Whether what the sender replies arrives here.' })
  answersComeBack!: boolean;
}

@InputType({ description: 'An email to the sender of an enquiry.' })
export class EnquiryAnswerInput {
  @Field(() => ID)
  id!: string;

  @Field(() => Int, { description: 'Of the enquiry as the caller saw it.' })
  version!: number;

  @Field(() => String, { description: 'Plain text; an empty line begins a paragraph.' })
  body!: string;

  @Field(() => Boolean, { description: 'Closes the enquiry; otherwise it waits for its sender.' })
  close!: boolean;

  @Field(() => String, { description: 'A key of the caller: a repeated call sends nothing more.' })
  clientId!: string;
}

@InputType({ description: 'A remark for staff.' })
export class EnquiryNoteInput {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  body!: string;

  @Field(() => String, { description: 'A key of the caller: a repeated call adds nothing more.' })
  clientId!: string;
}
