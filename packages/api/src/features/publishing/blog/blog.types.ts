import { Temporal } from 'temporal-polyfill';
import { Field, ID, InputType, Int, ObjectType, registerEnumType } from 'type-graphql';
import { PageInfo } from '#platform/graphql/page-info.ts';

export enum BlogPostState {
  DRAFT = 'DRAFT',
  SCHEDULED = 'SCHEDULED',
  PUBLISHED = 'PUBLISHED',
  UNPUBLISHED = 'UNPUBLISHED',
}
registerEnumType(BlogPostState, {
  name: 'BlogPostState',
  description: 'UNPUBLISHED: was published before.',
});

export enum BlogCategory {
  LEGACY_LETTERS = 'LEGACY_LETTERS',
  POSTHUMOUS_COMMUNICATION = 'POSTHUMOUS_COMMUNICATION',
  DEMENTIA_SUPPORT = 'DEMENTIA_SUPPORT',
  FAMILY_HISTORY = 'FAMILY_HISTORY',
  FAMILY_TREES = 'FAMILY_TREES',
  VOICE_MESSAGES = 'VOICE_MESSAGES',
  DIGITAL_SCRAPBOOKS = 'DIGITAL_SCRAPBOOKS',
  GRIEF_SUPPORT = 'GRIEF_SUPPORT',
  ABOUT_US = 'ABOUT_US',
}
registerEnumType(BlogCategory, { name: 'BlogCategory' });

@ObjectType({ description: 'A post as its editors see it, without its text.' })
export class BlogPostSummary {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'URL slug; derived from the title.' })
  slug!: string;

  @Field(() => String)
  title!: string;

  @Field(() => String)
  excerpt!: string;

  @Field(() => String)
  author!: string;

  @Field(() => BlogCategory)
  category!: BlogCategory;

  @Field(() => [String])
  tags!: string[];

  @Field(() => String)
  emoji!: string;

  @Field(() => BlogPostState)
  state!: BlogPostState;

  @Field(() => Int, {
    description: 'Send it with a change of the post; a stale version is a CONFLICT.',
  })
  version!: number;

  @Field(() => Temporal.Instant, { nullable: true, description: 'Set only while SCHEDULED.' })
  publishAt!: Temporal.Instant | null;

  @Field(() => String, { nullable: true, description: 'IANA time zone in which it was chosen.' })
  publishZone!: string | null;

  @Field(() => Temporal.Instant, { nullable: true, description: 'When it was first published.' })
  publishedAt!: Temporal.Instant | null;

  @Field(() => Temporal.Instant, { description: 'When the published text last changed.' })
  updatedAt!: Temporal.Instant;

  @Field(() => Boolean, { description: 'Featured at the top of the blog.' })
  featured!: boolean;

  @Field(() => Temporal.Instant, { description: 'When it was last edited.' })
  editedAt!: Temporal.Instant;
}

@ObjectType('BlogPost', {
  description: 'A post with its text, including unpublished changes.',
})
export class BlogPostType extends BlogPostSummary {
  @Field(() => String, { description: 'CommonMark with GFM tables and footnotes.' })
  body!: string;

  @Field(() => String, { description: 'Custom slug; empty while it is derived from the title.' })
  address!: string;

  @Field(() => String, { description: 'Empty: the title is used.' })
  seoTitle!: string;

  @Field(() => String, { description: 'Empty: the excerpt is used.' })
  seoDescription!: string;

  @Field(() => String, { description: 'What readers would search for; for the checks alone.' })
  keyword!: string;

  @Field(() => ID, { nullable: true })
  coverImageId!: string | null;

  @Field(() => String)
  coverAlt!: string;

  @Field(() => String, { nullable: true, description: 'YYYY-MM-DD, in `publishZone`.' })
  publishDate!: string | null;

  @Field(() => String, { nullable: true, description: 'HH:MM, in `publishZone`.' })
  publishTime!: string | null;
}

@ObjectType()
export class BlogPostEdge {
  @Field(() => String)
  cursor!: string;

  @Field(() => BlogPostSummary)
  node!: BlogPostSummary;
}

@ObjectType()
export class BlogPostConnection {
  @Field(() => [BlogPostSummary])
  nodes!: BlogPostSummary[];

  @Field(() => [BlogPostEdge])
  edges!: BlogPostEdge[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;
}

@InputType()
export class BlogPostInput {
  @Field(() => String)
  title!: string;

  @Field(() => String)
  excerpt!: string;

  @Field(() => String, { description: 'CommonMark with GFM tables and footnotes.' })
  body!: string;

  @Field(() => String)
  author!: string;

  @Field(() => BlogCategory)
  category!: BlogCategory;

  @Field(() => [String])
  tags!: string[];

  @Field(() => String)
  emoji!: string;

  @Field(() => String, {
    defaultValue: '',
    description: 'A custom slug; empty derives it from the title.',
  })
  address!: string;

  @Field(() => String, { defaultValue: '' })
  seoTitle!: string;

  @Field(() => String, { defaultValue: '' })
  seoDescription!: string;

  @Field(() => String, { defaultValue: '' })
  keyword!: string;

  @Field(() => ID, { nullable: true })
  coverImageId!: string | null;

  @Field(() => String, { defaultValue: '' })
  coverAlt!: string;
}

@InputType({ description: 'A local date and time in a time zone.' })
export class BlogScheduleInput {
  @Field(() => String, { description: 'YYYY-MM-DD' })
  localDate!: string;

  @Field(() => String, { description: 'HH:MM' })
  localTime!: string;

  @Field(() => String, { description: 'IANA name.' })
  timeZone!: string;
}

@ObjectType()
export class ArticlePreview {
  @Field(() => String, { description: 'Sanitized HTML, as the page will show it.' })
  html!: string;

  @Field(() => Int)
  readMinutes!: number;
}
