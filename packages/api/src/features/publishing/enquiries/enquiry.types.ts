import { Temporal } from 'temporal-polyfill';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageInfo } from '#platform/graphql/page-info.ts';

export enum EnquiryKind {
  CONTACT = 'CONTACT',
  ASSISTANCE = 'ASSISTANCE',
  RESEARCH = 'RESEARCH',
  PRINTING = 'PRINTING',
}
registerEnumType(EnquiryKind, {
  name: 'EnquiryKind',
  description:
    'ASSISTANCE: free help with a lost ancestor. RESEARCH, PRINTING: a quote for paid work.',
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
