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
  description: 'UNPUBLISHED: readers have seen it, and no longer do.',
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

@ObjectType({ description: 'A post as the people who write it see it, without its text.' })
export class BlogPostSummary {
  @Field(() => ID)
  id!: string;

  @Field(() => String, { description: 'Last part of its address; follows the title.' })
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

  @Field(() => Int, { description: 'Name it when you change the post: a stale one is a CONFLICT.' })
  version!: number;

  @Field(() => Temporal.Instant, { nullable: true, description: 'Set while it is SCHEDULED.' })
  publishAt!: Temporal.Instant | null;

  @Field(() => String, { nullable: true, description: 'IANA name of the zone it was chosen in.' })
  publishZone!: string | null;

  @Field(() => Temporal.Instant, { nullable: true, description: 'When readers first saw it.' })
  publishedAt!: Temporal.Instant | null;

  @Field(() => Temporal.Instant, { description: 'When what readers see was last changed.' })
  updatedAt!: Temporal.Instant;

  @Field(() => Boolean, { description: 'Stands above the others on the blog.' })
  featured!: boolean;

  @Field(() => Temporal.Instant, { description: 'When anybody last wrote in it.' })
  editedAt!: Temporal.Instant;
}

@ObjectType('BlogPost', {
  description: 'A post with its text, changes that are not published yet included.',
})
export class BlogPostType extends BlogPostSummary {
  @Field(() => String, { description: 'CommonMark with GFM tables and footnotes.' })
  body!: string;

  @Field(() => String, { description: "Chosen by hand; '' while the address follows the title." })
  address!: string;

  @Field(() => String, { description: "'' for the title." })
  seoTitle!: string;

  @Field(() => String, { description: "'' for the excerpt." })
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
    description: "A slug chosen by hand; '' lets it follow the title.",
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

@InputType({ description: 'A moment by the clock of a place.' })
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
  @Field(() => String, { description: 'As the page will show it, sanitised.' })
  html!: string;

  @Field(() => Int)
  readMinutes!: number;
}
