import { Temporal } from 'temporal-polyfill';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { PageInfo } from '#platform/graphql/page-info.ts';

@ObjectType({ description: 'An article that shows a picture, published or in a draft.' })
export class BlogImageUse {
  @Field(() => ID)
  id!: string;

  @Field(() => String)
  title!: string;
}

@ObjectType({ description: 'A picture that articles can show.' })
export class BlogImage {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'For the text of an article.' })
  src!: string;

  @Field(() => String, { description: 'File name.' })
  name!: string;

  @Field(() => String, { description: 'What it shows, for readers who cannot see it.' })
  alt!: string;

  @Field(() => Int)
  width!: number;

  @Field(() => Int)
  height!: number;

  @Field(() => Int, { description: 'Size of the original.' })
  bytes!: number;

  @Field(() => String, { description: 'A thumbnail as a data: URL.' })
  thumbnail!: string;

  @Field(() => Temporal.Instant)
  uploadedAt!: Temporal.Instant;
}

@ObjectType()
export class BlogImageEdge {
  @Field(() => String)
  cursor!: string;

  @Field(() => BlogImage)
  node!: BlogImage;
}

@ObjectType()
export class BlogImageConnection {
  @Field(() => [BlogImage])
  nodes!: BlogImage[];

  @Field(() => [BlogImageEdge])
  edges!: BlogImageEdge[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}
