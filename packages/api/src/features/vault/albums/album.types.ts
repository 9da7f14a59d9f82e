import { Temporal } from 'temporal-polyfill';
import { Field, ID, InputType, ObjectType, registerEnumType } from 'type-graphql';
import { PageInfo } from '#platform/graphql/page-info.ts';

export enum AlbumArrangement {
  DATE = 'DATE',
  HAND = 'HAND',
}
registerEnumType(AlbumArrangement, {
  name: 'AlbumArrangement',
  description: 'By when its items were taken, the earliest first, or as somebody arranged them.',
});

@ObjectType('Album', { description: 'Items that a family put together.' })
export class AlbumType {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  title!: string;

  @Field(() => AlbumArrangement)
  arrangement!: AlbumArrangement;

  @Field(() => Boolean, { description: 'Title, order and what is in it.' })
  mayChange!: boolean;

  @Field(() => Temporal.Instant)
  createdAt!: Temporal.Instant;

  @Field(() => Temporal.Instant)
  updatedAt!: Temporal.Instant;
}

@ObjectType()
export class AlbumEdge {
  @Field(() => String)
  cursor!: string;

  @Field(() => AlbumType)
  node!: AlbumType;
}

@ObjectType({ description: 'The newest first.' })
export class AlbumConnection {
  @Field(() => [AlbumEdge])
  edges!: AlbumEdge[];

  @Field(() => [AlbumType])
  nodes!: AlbumType[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}

@InputType()
export class AlbumInput {
  @Field(() => String)
  title!: string;

  @Field(() => String, { nullable: true })
  description?: string | null;
}

@InputType({ description: 'What is left out stays. A null cover is the first item.' })
export class AlbumChangesInput {
  @Field(() => String, { nullable: true })
  title?: string | null;

  @Field(() => String, { nullable: true })
  description?: string | null;

  @Field(() => ID, { nullable: true })
  coverId?: string | null;

  @Field(() => AlbumArrangement, { nullable: true })
  arrangement?: AlbumArrangement | null;
}
