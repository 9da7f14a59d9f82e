import { readingMinutes } from '@infinite/schema/blog/reading-time';
import { Temporal } from 'temporal-polyfill';
import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '#platform/context.ts';
import {
  Article,
  ArticleAddress,
  ArticleConnection,
  ArticleCover,
  ArticleHeading,
  ArticleSummary,
  ArticleTopic,
  BlogOverview,
  FoundArticle,
} from '#features/publishing/blog/article.types.ts';
import { articleCover } from '#features/publishing/blog/article-cover.ts';
import {
  authorOfSlug,
  countCategories,
  featuredArticle,
  popularTags,
  tagOfSlug,
} from '#features/publishing/blog/blog-overview.ts';
import type { BlogPost, ListedPost } from '#features/publishing/blog/post-columns.ts';
import { BlogCategory } from '#features/publishing/blog/blog.types.ts';
import { listArticleAddresses } from '#features/publishing/blog/list-article-addresses.ts';
import { listArticles } from '#features/publishing/blog/list-articles.ts';
import { plainTextOf } from '#features/publishing/blog/markdown/render-markdown.ts';
import { renderedArticle } from '#features/publishing/blog/markdown/rendered-articles.ts';
import { modifiedAt } from '#features/publishing/blog/modified-at.ts';
import { readArticle } from '#features/publishing/blog/read-article.ts';
import { relatedArticles } from '#features/publishing/blog/related-articles.ts';
import { connectionOf } from '#platform/graphql/connection.ts';

/** For everyone: what is published. */
@Resolver()
export class ArticleResolver {
  @Query(() => ArticleConnection, {
    description:
      'Newest first; with `search`, in the words of all, best first. `tag` and `author` are slugs.',
  })
  async articles(
    @Ctx() ctx: RequestContext,
    @Arg('search', () => String, { nullable: true }) search?: string | null,
    @Arg('categories', () => [BlogCategory], { nullable: true }) categories?: BlogCategory[] | null,
    @Arg('tag', () => String, { nullable: true }) tag?: string | null,
    @Arg('author', () => String, { nullable: true }) author?: string | null,
    @Arg('exceptFeatured', () => Boolean, { nullable: true }) exceptFeatured?: boolean | null,
    @Arg('first', () => Int, { nullable: true }) first?: number | null,
    @Arg('after', () => String, { nullable: true }) after?: string | null,
  ) {
    const choice = { categories, tag, author, exceptFeatured };
    const page = await listArticles(ctx, { ...choice, search, first, after });
    return Object.assign(connectionOf(page), { correctedSearch: page.correctedSearch });
  }

  @Query(() => FoundArticle)
  article(@Ctx() ctx: RequestContext, @Arg('slug', () => String) slug: string) {
    return readArticle(ctx, slug);
  }

  @Query(() => BlogOverview)
  blogOverview(): object {
    return {};
  }

  @Query(() => ArticleTopic, { nullable: true, description: 'Null: no article has it.' })
  articleTag(@Ctx() ctx: RequestContext, @Arg('slug', () => String) slug: string) {
    return tagOfSlug(ctx, slug);
  }

  @Query(() => ArticleTopic, { nullable: true, description: 'Null: no article by this author.' })
  articleAuthor(@Ctx() ctx: RequestContext, @Arg('slug', () => String) slug: string) {
    return authorOfSlug(ctx, slug);
  }

  @Query(() => [ArticleAddress], { description: 'For a sitemap; newest first.' })
  articleAddresses(@Ctx() ctx: RequestContext) {
    return listArticleAddresses(ctx);
  }
}

@Resolver(() => BlogOverview)
export class BlogOverviewResolver {
  @FieldResolver()
  featured(@Ctx() ctx: RequestContext) {
    return featuredArticle(ctx);
  }

  @FieldResolver()
  categories(@Ctx() ctx: RequestContext) {
    return countCategories(ctx);
  }

  @FieldResolver()
  popularTags(@Ctx() ctx: RequestContext) {
    return popularTags(ctx);
  }
}

@Resolver(() => ArticleSummary)
export class ArticleFieldsResolver {
  @FieldResolver(() => Int)
  readMinutes(@Root() { wordCount }: ListedPost): number {
    return readingMinutes(wordCount);
  }

  @FieldResolver(() => Temporal.Instant, { description: 'When it was last changed for readers.' })
  modifiedAt(@Root() post: ListedPost): Temporal.Instant {
    return modifiedAt(post);
  }
}

@Resolver(() => Article)
export class ArticleTextResolver {
  @FieldResolver()
  seoTitle(@Root() { seoTitle, title }: BlogPost): string {
    return seoTitle || title;
  }

  @FieldResolver()
  seoDescription(@Root() { seoDescription, excerpt }: BlogPost): string {
    return seoDescription || excerpt;
  }

  @FieldResolver(() => ArticleCover, { nullable: true })
  cover(@Ctx() ctx: RequestContext, @Root() post: BlogPost) {
    return articleCover(ctx, post);
  }

  @FieldResolver(() => String, { description: 'Sanitised HTML.' })
  async html(@Ctx() ctx: RequestContext, @Root() { body }: BlogPost): Promise<string> {
    return (await renderedArticle(ctx, body)).html;
  }

  @FieldResolver(() => [ArticleHeading])
  async headings(@Ctx() ctx: RequestContext, @Root() { body }: BlogPost) {
    return (await renderedArticle(ctx, body)).headings;
  }

  @FieldResolver(() => String, { description: 'Plain text of the article.' })
  text(@Root() { body }: BlogPost): string {
    return plainTextOf(body);
  }

  @FieldResolver(() => [ArticleSummary], { description: 'What to read next.' })
  related(@Ctx() ctx: RequestContext, @Root() post: BlogPost) {
    return relatedArticles(ctx, post);
  }
}
