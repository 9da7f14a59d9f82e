import { BlogPostEntity } from '#features/publishing/blog/blog-post.entity.ts';
import type { PostTitles } from '#features/publishing/blog-images/index.ts';
import { tables } from '#platform/database/tables.ts';

/** Names the posts that show an image. */
export const titlesOfPosts: PostTitles = (ctx, postIds) =>
  tables(ctx.em, BlogPostEntity)
    .selectFrom('blog_posts')
    .select(['id', 'title'])
    .where('id', 'in', postIds)
    .orderBy('title')
    .orderBy('id')
    .execute();
