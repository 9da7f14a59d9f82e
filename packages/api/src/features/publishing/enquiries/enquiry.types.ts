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

@InputType({ description: 'What a form holds; each kind reads its own fields.' })
export class EnquiryInput {
  @Field(() => EnquiryKind)
  kind!: EnquiryKind;

  @Field(() => String)
  name!: string;

  @Field(() => String)
  email!: string;

  @Field(() => String, { nullable: true })
  phone?: string | null;

  @Field(() => String, { nullable: true, description: 'Needed of a CONTACT enquiry.' })
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

  @Field(() => String, { nullable: true, description: 'Must stay empty.' })
  website?: string | null;

  @Field(() => String, { nullable: true, description: 'Of GET /api/form-token.' })
  formToken?: string | null;
}

@ObjectType()
export class EnquiryReceipt {
  @Field(() => String, { description: 'The number to name when asking about the enquiry.' })
  reference!: string;
}

@ObjectType({ description: 'One field of its form alone.' })
export class EnquiryDetail {
  @Field(() => String)
  name!: string;

  @Field(() => String)
  value!: string;
}

@ObjectType('Enquiry', { description: 'What somebody wrote to the house.' })
export class EnquiryType {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  reference!: string;

  @Field(() => EnquiryKind)
  kind!: EnquiryKind;

  @Field(() => String, { nullable: true, description: 'Of a CONTACT enquiry.' })
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

  @Field(() => Boolean, { description: 'Whether its writer was signed in.' })
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
