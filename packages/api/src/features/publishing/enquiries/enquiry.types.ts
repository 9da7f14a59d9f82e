import { Temporal } from 'temporal-polyfill';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageInfo } from '#platform/graphql/page-info.ts';

export enum EnquiryKind {
  CONTACT = 'CONTACT',
  ASSISTANCE = 'ASSISTANCE',
  RESEARCH = 'RESEARCH',
  PRINTING = 'PRINTING',
  EMAIL = 'EMAIL',
}
registerEnumType(EnquiryKind, {
  name: 'EnquiryKind',
  description:
    'ASSISTANCE: free help with a lost ancestor. RESEARCH, PRINTING: a quote for paid work. EMAIL: written to the address of support, and to no form.',
});

export enum EnquiryState {
  OPEN = 'OPEN',
  WAITING = 'WAITING',
  CLOSED = 'CLOSED',
}
registerEnumType(EnquiryState, {
  name: 'EnquiryState',
  description:
    'OPEN: waits for us. WAITING: answered, and waits for its writer. CLOSED: nothing more to do.',
});

@InputType({ description: 'The fields of a form; each kind uses its own.' })
export class EnquiryInput {
  @Field(() => EnquiryKind)
  kind!: EnquiryKind;

  @Field(() => String)
  name!: string;

  @Field(() => String)
  email!: string;

  @Field(() => String, { nullable: true })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'Required for CONTACT.' })
  message?: string | null;

  @Field(() => String, { nullable: true, description: 'CONTACT.' })
  topic?: string | null;

  @Field(() => String, { nullable: true, description: 'ASSISTANCE, RESEARCH.' })
  ancestor?: string | null;

  @Field(() => String, { nullable: true, description: 'ASSISTANCE, RESEARCH.' })
  lastKnown?: string | null;

  @Field(() => String, { nullable: true, description: 'RESEARCH.' })
  scope?: string | null;

  @Field(() => String, { nullable: true, description: 'PRINTING.' })
  book?: string | null;

  @Field(() => String, { nullable: true, description: 'PRINTING.' })
  size?: string | null;

  @Field(() => Int, { nullable: true, description: 'PRINTING.' })
  pages?: number | null;

  @Field(() => Int, { nullable: true, description: 'PRINTING.' })
  copies?: number | null;

  @Field(() => String, { nullable: true, description: 'PRINTING.' })
  country?: string | null;

  @Field(() => String, { nullable: true, description: 'Honeypot; must be empty.' })
  website?: string | null;

  @Field(() => String, { nullable: true, description: 'From GET /api/form-token.' })
  formToken?: string | null;
}

@ObjectType()
export class EnquiryReceipt {
  @Field(() => String, { description: 'Reference number of the enquiry.' })
  reference!: string;
}

@ObjectType({ description: 'A field of one kind of form.' })
export class EnquiryDetail {
  @Field(() => String)
  name!: string;

  @Field(() => String)
  value!: string;
}

@ObjectType({ description: 'An account that may look after enquiries.' })
export class EnquiryAssignee {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  username!: string;
}

@ObjectType('Enquiry', { description: 'An enquiry to support.' })
export class EnquiryType {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  reference!: string;

  @Field(() => EnquiryKind)
  kind!: EnquiryKind;

  @Field(() => String, { nullable: true, description: 'For CONTACT.' })
  topic!: string | null;

  @Field(() => String)
  name!: string;

  @Field(() => String)
  email!: string;

  @Field(() => String, { nullable: true })
  phone!: string | null;

  @Field(() => String)
  message!: string;

  @Field(() => [EnquiryDetail])
  details!: EnquiryDetail[];

  @Field(() => Boolean, { description: 'Whether the sender was signed in.' })
  byMember!: boolean;

  @Field(() => Temporal.Instant)
  receivedAt!: Temporal.Instant;

  @Field(() => Temporal.Instant, { nullable: true })
  answeredAt!: Temporal.Instant | null;

  @Field(() => String, { nullable: true, description: 'Name of the administrator who answered.' })
  answeredBy!: string | null;

  @Field(() => EnquiryState)
  state!: EnquiryState;

  @Field(() => EnquiryAssignee, { nullable: true, description: 'Who looks after it.' })
  assignee!: EnquiryAssignee | null;

  @Field(() => Int, { description: 'Sent back with a change, which is refused if it grew.' })
  version!: number;

  @Field(() => Boolean, { description: 'Its sender wrote since the caller last opened it.' })
  unread!: boolean;

  @Field(() => Temporal.Instant, { description: 'When either side last wrote.' })
  lastAt!: Temporal.Instant;
}

@ObjectType()
export class EnquiryEdge {
  @Field(() => String)
  cursor!: string;

  @Field(() => EnquiryType)
  node!: EnquiryType;
}

@ObjectType()
export class EnquiryConnection {
  @Field(() => [EnquiryType])
  nodes!: EnquiryType[];

  @Field(() => [EnquiryEdge])
  edges!: EnquiryEdge[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}
