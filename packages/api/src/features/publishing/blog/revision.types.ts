import { Temporal } from 'temporal-polyfill';
import { Field, ID, Int, ObjectType, registerEnumType } from 'type-graphql';
import { BlogCategory } from '#features/publishing/blog/blog.types.ts';
import { PageInfo } from '#platform/graphql/page-info.ts';

export enum BlogRevisionOrigin {
  SAVED = 'SAVED',
  AUTOSAVED = 'AUTOSAVED',
  RESTORED = 'RESTORED',
}
registerEnumType(BlogRevisionOrigin, { name: 'BlogRevisionOrigin' });

@ObjectType({ description: 'A saved revision of a post.' })
export class BlogRevision {
  @Field(() => Int, { description: 'Version of the post when this was saved.' })
  version!: number;

  @Field(() => BlogRevisionOrigin)
  origin!: BlogRevisionOrigin;

  @Field(() => Temporal.Instant)
  savedAt!: Temporal.Instant;

  @Field(() => String, { nullable: true, description: 'Null: that account is gone.' })
  savedBy!: string | null;

  @Field(() => Temporal.Instant, { nullable: true, description: 'When it was first published.' })
  publishedAt!: Temporal.Instant | null;

  @Field(() => String)
  title!: string;

  @Field(() => String)
  excerpt!: string;

  @Field(() => String)
  body!: string;

  @Field(() => String)
  author!: string;

  @Field(() => BlogCategory)
  category!: BlogCategory;

  @Field(() => [String])
  tags!: string[];

  @Field(() => String)
  emoji!: string;

  @Field(() => String)
  address!: string;

  @Field(() => String)
  seoTitle!: string;

  @Field(() => String)
  seoDescription!: string;

  @Field(() => String)
  keyword!: string;

  @Field(() => ID, { nullable: true })
  coverImageId!: string | null;

  @Field(() => String)
  coverAlt!: string;
}

@ObjectType()
export class BlogRevisionEdge {
  @Field(() => String)
  cursor!: string;

  @Field(() => BlogRevision)
  node!: BlogRevision;
}

@ObjectType()
export class BlogRevisionConnection {
  @Field(() => [BlogRevision])
  nodes!: BlogRevision[];

  @Field(() => [BlogRevisionEdge])
  edges!: BlogRevisionEdge[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}
