import { Temporal } from 'temporal-polyfill';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageInfo } from '#platform/graphql/page-info.ts';

export enum ReviewState {
  WAITING = 'WAITING',
  PUBLISHED = 'PUBLISHED',
  REFUSED = 'REFUSED',
}
registerEnumType(ReviewState, {
  name: 'ReviewState',
  description: 'WAITING: not moderated yet.',
});

@InputType()
export class ReviewInput {
  @Field(() => Int, { description: '1 to 5.' })
  rating!: number;

  @Field(() => String)
  body!: string;

  @Field(() => String, { description: 'The name readers see.' })
  displayName!: string;

  @Field(() => String, { description: 'The place readers see.' })
  place!: string;
}

@ObjectType('Review', { description: 'A review by a member.' })
export class ReviewType {
  @Field(() => ID)
  id!: string;

  @Field(() => Int)
  rating!: number;

  @Field(() => String)
  body!: string;

  @Field(() => String)
  displayName!: string;

  @Field(() => String)
  place!: string;

  @Field(() => ReviewState)
  state!: ReviewState;

  @Field(() => String, { nullable: true, description: 'Our public reply.' })
  reply!: string | null;

  @Field(() => Temporal.Instant)
  writtenAt!: Temporal.Instant;

  @Field(() => Temporal.Instant, { nullable: true })
  publishedAt!: Temporal.Instant | null;
}

@ObjectType()
class ReviewEdge {
  @Field(() => String)
  cursor!: string;

  @Field(() => ReviewType)
  node!: ReviewType;
}

@ObjectType()
class ReviewConnection {
  @Field(() => [ReviewType])
  nodes!: ReviewType[];

  @Field(() => [ReviewEdge])
  edges!: ReviewEdge[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}

@ObjectType({ description: 'Reviews in every state, or in one.' })
export class ReviewsForModeration extends ReviewConnection {
  @Field(() => Int, { description: 'On all pages of the list.' })
  totalCount!: number;
}

@ObjectType({ description: 'Published reviews and their average.' })
export class PublishedReviews extends ReviewConnection {
  @Field(() => Int)
  count!: number;

  @Field(() => Number, { nullable: true, description: 'Average of all ratings, to one decimal.' })
  average!: number | null;
}
