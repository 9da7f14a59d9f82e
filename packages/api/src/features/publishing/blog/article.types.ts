import { Temporal } from 'temporal-polyfill';
import { Field, Int, ObjectType, registerEnumType } from 'type-graphql';
import { BlogCategory } from '#features/publishing/blog/blog.types.ts';
import { PageInfo } from '#platform/graphql/page-info.ts';

export enum ArticleMatch {
  EXACT = 'EXACT',
  MOVED = 'MOVED',
  FEATURED = 'FEATURED',
}
registerEnumType(ArticleMatch, {
  name: 'ArticleMatch',
  description:
    'EXACT: the article of this address. MOVED: it had this address once. FEATURED: nothing has it.',
});

@ObjectType({ description: 'A piece of text, and whether it matches the search.' })
export class TextPiece {
  @Field(() => String)
  text!: string;

  @Field(() => Boolean)
  match!: boolean;
}

@ObjectType({ description: 'Search matches in an article.' })
export class MarkedText {
  @Field(() => [TextPiece])
  title!: TextPiece[];

  @Field(() => [TextPiece])
  passage!: TextPiece[];
}

@ObjectType({ description: 'A published post without its text.' })
export class ArticleSummary {
  @Field(() => String)
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

  @Field(() => String, { description: 'An emoji.' })
  emoji!: string;

  @Field(() => Temporal.Instant)
  publishedAt!: Temporal.Instant;

  @Field(() => MarkedText, { nullable: true, description: 'In the answer to a search.' })
  marked?: MarkedText | null;
}

@ObjectType()
export class ArticleHeading {
  @Field(() => String, { description: 'Id of its element in `html`.' })
  id!: string;

  @Field(() => String)
  text!: string;

  @Field(() => Int, { description: '2 to 6.' })
  level!: number;
}

@ObjectType({ description: 'The picture above an article.' })
export class ArticleCover {
  @Field(() => String, { description: 'Path on this site.' })
  src!: string;

  @Field(() => String)
  alt!: string;

  @Field(() => Int, { description: 'Pixels.' })
  width!: number;

  @Field(() => Int, { description: 'Pixels.' })
  height!: number;

  @Field(() => String, { description: 'Its widths, as the attribute `srcset` takes them.' })
  srcset!: string;
}

@ObjectType({ description: 'A published post with its text.' })
export class Article extends ArticleSummary {
  @Field(() => String, { description: 'For search engines; the title, if none was written.' })
  seoTitle!: string;

  @Field(() => String, { description: 'For search engines; the excerpt, if none was written.' })
  seoDescription!: string;
}

@ObjectType()
export class ArticleEdge {
  @Field(() => String)
  cursor!: string;

  @Field(() => ArticleSummary)
  node!: ArticleSummary;
}

@ObjectType()
export class ArticleConnection {
  @Field(() => [ArticleSummary])
  nodes!: ArticleSummary[];

  @Field(() => [ArticleEdge])
  edges!: ArticleEdge[];

  @Field(() => PageInfo)
  pageInfo!: PageInfo;

  @Field(() => String, {
    nullable: true,
    description: 'The corrected search, if no article matches the original one.',
  })
  correctedSearch!: string | null;
}

@ObjectType()
export class FoundArticle {
  @Field(() => ArticleMatch)
  match!: ArticleMatch;

  @Field(() => Article, { nullable: true, description: 'Null: nothing is published.' })
  article!: Article | null;
}

@ObjectType()
export class CategoryCount {
  @Field(() => BlogCategory)
  category!: BlogCategory;

  @Field(() => Int)
  count!: number;
}

@ObjectType({ description: 'A tag or an author, with the number of articles.' })
export class ArticleTopic {
  @Field(() => String)
  name!: string;

  @Field(() => String, { description: 'URL slug.' })
  slug!: string;

  @Field(() => Int, { description: 'Articles.' })
  count!: number;
}

@ObjectType({ description: 'The sidebar of the blog.' })
export class BlogOverview {
  @Field(() => ArticleSummary, {
    nullable: true,
    description: 'The newest featured article, or the newest of all; null: nothing is published.',
  })
  featured!: ArticleSummary | null;

  @Field(() => [CategoryCount], { description: 'Every category, including empty ones.' })
  categories!: CategoryCount[];

  @Field(() => [ArticleTopic], { description: 'The most used tags.' })
  popularTags!: ArticleTopic[];
}

@ObjectType({ description: 'For a sitemap.' })
export class ArticleAddress {
  @Field(() => String)
  slug!: string;

  @Field(() => Temporal.Instant)
  modifiedAt!: Temporal.Instant;

  @Field(() => [String], { description: 'Paths on this site, in the order of the text.' })
  pictures!: string[];
}
