import { countWords } from '@infinite/schema/blog/reading-time';
import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { postColumns, type BlogPost } from '#features/publishing/blog/post-columns.ts';
import { BlogPostEntity } from '#features/publishing/blog/blog-post.entity.ts';
import { rowsOf, tables, type RowOf } from '#platform/database/tables.ts';
import { claimSlug, addRedirect } from '#features/publishing/blog/claim-slug.ts';
import { dropDraft, type PostContent } from '#features/publishing/blog/drafts.ts';
import type { LockedPost } from '#features/publishing/blog/find-post.ts';

/** Changes a locked post and raises its version, so that a change made on the old one is refused. */
export async function updatePost(
  ctx: RequestContext,
  id: string,
  change: Partial<RowOf<typeof BlogPostEntity>>,
): Promise<BlogPost> {
  return tables(ctx.em, BlogPostEntity)
    .updateTable('blog_posts')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .returning(postColumns)
    .executeTakeFirstOrThrow();
}

/**
 * The columns that store new content in a locked post. The address follows the title, or is the one
 * chosen by hand; of a post that readers have seen, the old address redirects to the new one.
 */
export async function takeContent(ctx: RequestContext, stored: BlogPost, content: PostContent) {
  const wanted = content.address || content.title;
  const same = wanted === (stored.address || stored.title);
  const slug = same ? stored.slug : await claimSlug(ctx, { title: wanted, postId: stored.id });
  if (slug !== stored.slug && stored.publishedAt) {
    await addRedirect(ctx, { from: stored.slug, to: slug, postId: stored.id });
  }
  const now = ctx.clock.now();
  return {
    ...content,
    slug,
    wordCount: countWords(content.body),
    updatedAt: now,
    editedAt: now,
  };
}

/** The columns that apply the draft, which is removed; none when there is no draft. */
export async function takeDraft(ctx: RequestContext, { stored, draft }: LockedPost) {
  if (!draft) return {};
  await dropDraft(ctx, stored.id);
  return takeContent(ctx, stored, draft);
}

/** On commit, every process drops its cached pages. */
export async function notifyContent(ctx: RequestContext): Promise<void> {
  await rowsOf(ctx.em, sql`select pg_notify('content', 'blog')`);
}
