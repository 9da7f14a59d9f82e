import { readingMinutes } from '@infinite/schema/blog/reading-time';
import { Temporal } from 'temporal-polyfill';
import { Arg, Ctx, FieldResolver, Int, Query, Resolver, Root } from 'type-graphql';
import type { RequestContext } from '#context.ts';
import type { BlogPost, ListedPost } from '#features/blog/blog-tables.ts';
import {
  Article,
  ArticleConnection,
  ArticleSummary,
  FoundArticle,
} from '#features/blog/blog.types.ts';
import { listArticles } from '#features/blog/list-articles.ts';
import { plainTextOf } from '#features/blog/markdown/render-markdown.ts';
import { renderedArticle } from '#features/blog/markdown/rendered-articles.ts';
import { readArticle } from '#features/blog/read-article.ts';
import { connectionOf } from '#platform/graphql/connection.ts';

/** For everyone: what is published. */
@Resolver()
export class ArticleResolver {
  @Query(() => ArticleConnection, { description: 'Newest first; `search` in the words of all.' })
  async articles(
    @Ctx() ctx: RequestContext,
    @Arg('search', () => String, { nullable: true }) search?: string | null,
    @Arg('first', () => Int, { nullable: true }) first?: number | null,
    @Arg('after', () => String, { nullable: true }) after?: string | null,
  ) {
    return connectionOf(await listArticles(ctx, { search, first, after }));
  }

  @Query(() => FoundArticle)
  article(@Ctx() ctx: RequestContext, @Arg('slug', () => String) slug: string) {
    return readArticle(ctx, slug);
  }
}

@Resolver(() => ArticleSummary)
export class ArticleFieldsResolver {
  @FieldResolver(() => Int)
  readMinutes(@Root() { wordCount }: ListedPost): number {
    return readingMinutes(wordCount);
  }

  @FieldResolver(() => Temporal.Instant, { description: 'Its last change that readers see.' })
  modifiedAt(@Root() { updatedAt, publishedAt }: ListedPost): Temporal.Instant {
    // What was written before its publication was never seen to change.
    if (!publishedAt || Temporal.Instant.compare(updatedAt, publishedAt) > 0) return updatedAt;
    return publishedAt;
  }
}

@Resolver(() => Article)
export class ArticleTextResolver {
  @FieldResolver(() => String, { description: 'Sanitised HTML.' })
  html(@Root() { body }: BlogPost): string {
    return renderedArticle(body);
  }

  @FieldResolver(() => String, { description: 'The words alone.' })
  text(@Root() { body }: BlogPost): string {
    return plainTextOf(body);
  }
}
