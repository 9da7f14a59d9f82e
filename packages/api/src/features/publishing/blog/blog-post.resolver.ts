import { countWords, readingMinutes } from '@infinite/schema/blog/reading-time';
import { blogLimits } from '@infinite/schema/catalogue/blog';
import { Arg, Ctx, FieldResolver, ID, Int, Mutation, Query, Resolver, Root } from 'type-graphql';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import type { ListedPost } from '#features/publishing/blog/post-columns.ts';
import {
  ArticlePreview,
  BlogCategory,
  BlogPostConnection,
  BlogPostInput,
  BlogPostState,
  BlogPostSummary,
  BlogPostType,
  BlogScheduleInput,
} from '#features/publishing/blog/blog.types.ts';
import { createPost } from '#features/publishing/blog/create-post.ts';
import { deleteDraft, discardChanges } from '#features/publishing/blog/delete-post.ts';
import { findPost } from '#features/publishing/blog/find-post.ts';
import { countPosts, listPosts, type PostRequest } from '#features/publishing/blog/list-posts.ts';
import { drawnArticle } from '#features/publishing/blog/markdown/rendered-articles.ts';
import { formerSlugs, hasChanges } from '#features/publishing/blog/post.loaders.ts';
import { featurePost } from '#features/publishing/blog/feature-post.ts';
import { publishPost } from '#features/publishing/blog/publish-post.ts';
import { autosavePost, savePost } from '#features/publishing/blog/save-post.ts';
import { schedulePost } from '#features/publishing/blog/schedule-post.ts';
import { unfeaturePost } from '#features/publishing/blog/unfeature-post.ts';
import { unpublishPost } from '#features/publishing/blog/unpublish-post.ts';
import { connectionOf } from '#platform/graphql/connection.ts';

/** For those who write the blog; every operation is an administrator's. */
@Resolver()
export class BlogPostResolver {
  @Query(() => BlogPostConnection, {
    description: 'Every post, last changed first; `search` finds parts of a title or an author.',
  })
  async blogPosts(
    @Ctx() ctx: RequestContext,
    @Arg('states', () => [BlogPostState], { nullable: true }) states?: BlogPostState[] | null,
    @Arg('category', () => BlogCategory, { nullable: true }) category?: BlogCategory | null,
    @Arg('search', () => String, { nullable: true }) search?: string | null,
    @Arg('first', () => Int, { nullable: true }) first?: number | null,
    @Arg('after', () => String, { nullable: true }) after?: string | null,
  ) {
    const request = { states, category, search, first, after };
    return Object.assign(connectionOf(await listPosts(ctx, request)), { request });
  }

  @Query(() => BlogPostType)
  blogPost(@Ctx() ctx: RequestContext, @Arg('id', () => ID) id: string) {
    return findPost(ctx, id);
  }

  @Query(() => ArticlePreview, { description: 'A body as its page would show it.' })
  async previewArticle(
    @Ctx() ctx: RequestContext,
    @Arg('body', () => String) body: string,
  ): Promise<ArticlePreview> {
    requireStaff(ctx, 'content.read');
    const text = body.slice(0, blogLimits.body);
    const { html } = await drawnArticle(ctx, text);
    return { html, readMinutes: readingMinutes(countWords(text)) };
  }

  @Mutation(() => BlogPostType, { description: 'The same clientId gives the same draft.' })
  createBlogPost(
    @Ctx() ctx: RequestContext,
    @Arg('input', () => BlogPostInput) input: BlogPostInput,
    @Arg('clientId', () => ID, { nullable: true }) clientId?: string | null,
  ) {
    return createPost(ctx, { input, clientId });
  }

  @Mutation(() => BlogPostType)
  saveBlogPost(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int) version: number,
    @Arg('input', () => BlogPostInput) input: BlogPostInput,
  ) {
    return savePost(ctx, { id, version, input });
  }

  @Mutation(() => BlogPostType, {
    description: 'Like saveBlogPost, for autosave.',
  })
  autosaveBlogPost(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int) version: number,
    @Arg('input', () => BlogPostInput) input: BlogPostInput,
  ) {
    return autosavePost(ctx, { id, version, input });
  }

  @Mutation(() => ID, { description: 'Only drafts that were never published; returns the id.' })
  deleteBlogDraft(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int) version: number,
  ) {
    return deleteDraft(ctx, { id, version });
  }

  @Mutation(() => BlogPostType, {
    description: 'Discards unpublished changes; the published post stays as it is.',
  })
  discardBlogChanges(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int) version: number,
  ) {
    return discardChanges(ctx, { id, version });
  }

  @Mutation(() => BlogPostType, {
    description: 'Features a post at the top of the blog; replaces the current one.',
  })
  featureBlogPost(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int) version: number,
  ) {
    return featurePost(ctx, { id, version });
  }

  @Mutation(() => BlogPostType, {
    description: 'Takes the feature back; the post featured before it is featured again.',
  })
  unfeatureBlogPost(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int) version: number,
  ) {
    return unfeaturePost(ctx, { id, version });
  }

  @Mutation(() => BlogPostType, {
    description: 'Publishes a post, or its unpublished changes.',
  })
  publishBlogPost(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int) version: number,
  ) {
    return publishPost(ctx, { id, version });
  }

  @Mutation(() => BlogPostType)
  scheduleBlogPost(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int) version: number,
    @Arg('at', () => BlogScheduleInput) at: BlogScheduleInput,
  ) {
    return schedulePost(ctx, { id, version, at });
  }

  @Mutation(() => BlogPostType, {
    description: 'Also unschedules a scheduled post.',
  })
  unpublishBlogPost(
    @Ctx() ctx: RequestContext,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int) version: number,
  ) {
    return unpublishPost(ctx, { id, version });
  }
}

@Resolver(() => BlogPostConnection)
export class BlogPostConnectionResolver {
  @FieldResolver(() => Int, { description: 'On all pages of the list.' })
  totalCount(
    @Ctx() ctx: RequestContext,
    @Root() { request }: { request: PostRequest },
  ): Promise<number> {
    return countPosts(ctx, request);
  }
}

@Resolver(() => BlogPostSummary)
export class BlogPostFieldsResolver {
  @FieldResolver(() => Int)
  readMinutes(@Root() { wordCount }: ListedPost): number {
    return readingMinutes(wordCount);
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether it has unpublished changes.',
  })
  hasChanges(@Ctx() ctx: RequestContext, @Root() post: ListedPost): boolean | Promise<boolean> {
    return 'hasChanges' in post ? post.hasChanges === true : hasChanges(ctx, post.id);
  }
}

@Resolver(() => BlogPostType)
export class BlogPostAddressResolver {
  @FieldResolver(() => String, { description: 'Its path while published.' })
  url(@Ctx() ctx: RequestContext, @Root() { slug }: ListedPost): string {
    return `${ctx.app.config.publicOrigin}/blog/${encodeURIComponent(slug)}`;
  }

  @FieldResolver(() => [String], {
    description: 'Former slugs, which redirect here; latest first.',
  })
  formerSlugs(@Ctx() ctx: RequestContext, @Root() { id }: ListedPost): Promise<string[]> {
    return formerSlugs(ctx, id);
  }
}
