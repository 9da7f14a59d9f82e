import { Temporal } from 'temporal-polyfill';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { RelativeType } from '#features/collaboration/subjects/index.ts';
import { FamilyRole } from '#features/people/families/index.ts';
import { PageInfo } from '#platform/graphql/page-info.ts';

export enum FamilyEventKind {
  FAMILY_STARTED = 'FAMILY_STARTED',
  MEMBER_JOINED = 'MEMBER_JOINED',
  MEMBER_LEFT = 'MEMBER_LEFT',
  ROLE_CHANGED = 'ROLE_CHANGED',
  RECORDING_ADDED = 'RECORDING_ADDED',
  TRANSCRIPTS_ON = 'TRANSCRIPTS_ON',
  TRANSCRIPTS_OFF = 'TRANSCRIPTS_OFF',
  COMMENT_ADDED = 'COMMENT_ADDED',
  QUESTION_ASKED = 'QUESTION_ASKED',
  QUESTION_ANSWERED = 'QUESTION_ANSWERED',
  TREE_CHANGED = 'TREE_CHANGED',
}
registerEnumType(FamilyEventKind, { name: 'FamilyEventKind' });

@ObjectType('FamilyEvent', { description: 'Something that happened in a family.' })
export class FamilyEventType {
  @Field(() => ID)
  id!: string;

  @Field(() => FamilyEventKind)
  kind!: FamilyEventKind;

  @Field(() => Temporal.Instant)
  at!: Temporal.Instant;

  @Field(() => RelativeType, { description: 'Who did it, or to whom it happened.' })
  actor!: RelativeType;

  @Field(() => FamilyRole, { nullable: true, description: 'Of ROLE_CHANGED: the new one.' })
  role!: FamilyRole | null;

  @Field(() => String, { nullable: true, description: 'Of what it is about.' })
  title!: string | null;

  @Field(() => String, { nullable: true, description: 'Of the page that shows it.' })
  path!: string | null;
}

@ObjectType({ description: 'The recording that a member added last.' })
export class LastShared {
  @Field(() => ID, { description: 'Id of the user.' })
  memberId!: string;

  @Field(() => String)
  title!: string;

  @Field(() => String, { description: 'Of its page.' })
  path!: string;

  @Field(() => Temporal.Instant)
  at!: Temporal.Instant;
}

@ObjectType()
export class FamilyEventEdge {
  @Field(() => String)
  cursor!: string;

  @Field(() => FamilyEventType)
  node!: FamilyEventType;
}

@ObjectType()
export class FamilyEventConnection {
  @Field(() => [FamilyEventType])
  nodes!: FamilyEventType[];

  @Field(() => [FamilyEventEdge])
  edges!: FamilyEventEdge[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}
