import { Temporal } from 'temporal-polyfill';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { RelativeType, SubjectKind } from '#features/collaboration/subjects/index.ts';
import { PageInfo } from '#platform/graphql/page-info.ts';

export enum ReactionTargetKind {
  RECORDING = 'RECORDING',
  COMMENT = 'COMMENT',
}
registerEnumType(ReactionTargetKind, { name: 'ReactionTargetKind' });

export enum ReactionKind {
  HEART = 'HEART',
  THANKS = 'THANKS',
  SMILE = 'SMILE',
  TEAR = 'TEAR',
  CANDLE = 'CANDLE',
}
registerEnumType(ReactionKind, { name: 'ReactionKind' });

@ObjectType({ description: 'A stretch of plain text, or a mention of a person.' })
export class TextPart {
  @Field(() => String, { description: 'The text; of a mention, the name of the person now.' })
  text!: string;

  @Field(() => ID, {
    nullable: true,
    description: 'Of a mention: id of the member. Null for text, and for somebody who left.',
  })
  memberId!: string | null;

  @Field(() => Boolean)
  isMention!: boolean;
}

@ObjectType({ description: 'How many left this sign.' })
export class ReactionCount {
  @Field(() => ReactionKind)
  kind!: ReactionKind;

  @Field(() => Int)
  count!: number;

  @Field(() => Boolean, { description: 'The current user is among them.' })
  mine!: boolean;

  @Field(() => [String], { description: 'Names of the first 12.' })
  names!: string[];
}

@ObjectType('Comment', { description: 'A comment on something that the family keeps.' })
export class CommentType {
  @Field(() => ID)
  id!: string;

  @Field(() => ID, { nullable: true, description: 'The comment that it replies to.' })
  parentId!: string | null;

  @Field(() => RelativeType)
  author!: RelativeType;

  @Field(() => [TextPart], { description: 'Empty when it is deleted, or hidden from the reader.' })
  parts!: TextPart[];

  @Field(() => Temporal.Instant)
  createdAt!: Temporal.Instant;

  @Field(() => Boolean)
  edited!: boolean;

  @Field(() => Boolean, { description: 'Deleted; its place stays for its replies.' })
  deleted!: boolean;

  @Field(() => Boolean, { description: 'Hidden from the family by an owner or editor.' })
  hidden!: boolean;

  @Field(() => Boolean)
  mayEdit!: boolean;

  @Field(() => Boolean)
  mayDelete!: boolean;

  @Field(() => Boolean, { description: 'Whether the reader may hide it, or show it again.' })
  mayHide!: boolean;

  @Field(() => [ReactionCount])
  reactions!: ReactionCount[];

  @Field(() => Int)
  replyCount!: number;

  @Field(() => [CommentType], { description: 'The first three replies, oldest first.' })
  replies!: CommentType[];
}

@ObjectType()
export class CommentEdge {
  @Field(() => String)
  cursor!: string;

  @Field(() => CommentType)
  node!: CommentType;
}

@ObjectType()
export class CommentConnection {
  @Field(() => [CommentType])
  nodes!: CommentType[];

  @Field(() => [CommentEdge])
  edges!: CommentEdge[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}

@ObjectType({ description: 'What relatives said about one thing that the family keeps.' })
export class SubjectTalk {
  @Field(() => ID, { description: 'Id of the subject.' })
  id!: string;

  @Field(() => Int, { description: 'Number of comments, replies included.' })
  comments!: number;

  @Field(() => [ReactionCount])
  reactions!: ReactionCount[];
}

@InputType()
export class AddCommentInput {
  @Field(() => String, { description: 'Made by the client; the same id gives the same comment.' })
  clientId!: string;

  @Field(() => SubjectKind)
  kind!: SubjectKind;

  @Field(() => ID)
  subjectId!: string;

  @Field(() => ID, { nullable: true, description: 'The comment that it replies to.' })
  parentId?: string | null;

  @Field(() => String, {
    description: 'Plain text, at most 4000 characters; @{id} mentions the member with that id.',
  })
  body!: string;
}
