import { Temporal } from 'temporal-polyfill';
import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { RelativeType, SubjectKind } from '#features/collaboration/subjects/index.ts';
import { PageInfo } from '#platform/graphql/page-info.ts';

export enum QuestionAnswerState {
  OPEN = 'OPEN',
  ANSWERED = 'ANSWERED',
  DECLINED = 'DECLINED',
}
registerEnumType(QuestionAnswerState, { name: 'QuestionAnswerState' });

@ObjectType({ description: 'Something that a family keeps, with its page.' })
export class LinkedSubject {
  @Field(() => String)
  title!: string;

  @Field(() => String)
  path!: string;
}

@ObjectType('QuestionAnswer', {
  description: 'Somebody who was asked. A decline is shown to them and to the asker alone.',
})
export class QuestionAnswerType {
  @Field(() => RelativeType)
  person!: RelativeType;

  @Field(() => QuestionAnswerState)
  state!: QuestionAnswerState;

  @Field(() => String, { description: 'Plain text; empty unless it was answered in words.' })
  words!: string;

  @Field(() => LinkedSubject, { nullable: true })
  recording!: LinkedSubject | null;

  @Field(() => Temporal.Instant, { nullable: true })
  answeredAt!: Temporal.Instant | null;
}

@ObjectType('Question', { description: 'What one member asks of others.' })
export class QuestionType {
  @Field(() => ID)
  id!: string;

  @Field(() => RelativeType)
  asker!: RelativeType;

  @Field(() => String)
  body!: string;

  @Field(() => LinkedSubject, { nullable: true, description: 'What it is about.' })
  subject!: LinkedSubject | null;

  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD; null for no hurry.' })
  byDay!: string | null;

  @Field(() => Temporal.Instant)
  createdAt!: Temporal.Instant;

  @Field(() => [QuestionAnswerType])
  answers!: QuestionAnswerType[];

  @Field(() => Boolean, { description: 'It waits for the answer of the current user.' })
  mayAnswer!: boolean;

  @Field(() => Boolean)
  mayWithdraw!: boolean;
}

@ObjectType()
export class QuestionEdge {
  @Field(() => String)
  cursor!: string;

  @Field(() => QuestionType)
  node!: QuestionType;
}

@ObjectType()
export class QuestionConnection {
  @Field(() => [QuestionType])
  nodes!: QuestionType[];

  @Field(() => [QuestionEdge])
  edges!: QuestionEdge[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}

@InputType()
export class QuestionSubjectInput {
  @Field(() => SubjectKind)
  kind!: SubjectKind;

  @Field(() => ID)
  id!: string;
}

@InputType()
export class AskQuestionInput {
  @Field(() => String, { description: 'Made by the client; the same id gives the same question.' })
  clientId!: string;

  @Field(() => String, { description: 'Plain text, at most 500 characters.' })
  body!: string;

  @Field(() => [ID], { description: 'Members of the family in view; at most 20.' })
  memberIds!: string[];

  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD; null for no hurry.' })
  byDay?: string | null;

  @Field(() => QuestionSubjectInput, { nullable: true })
  subject?: QuestionSubjectInput | null;
}
