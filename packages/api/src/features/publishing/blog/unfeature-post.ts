import { requireStaff, type RequestContext } from '#platform/context.ts';
import { recordAudit } from '#features/operations/audit/index.ts';
import { BlogPostEntity } from '#features/publishing/blog/blog-post.entity.ts';
import { lockPost, written, type WrittenPost } from '#features/publishing/blog/find-post.ts';
import { notifyContent, updatePost } from '#features/publishing/blog/write-post.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/**
 * Takes the feature of a post back: the published one that was featured before it is featured
 * again, if there was one. Nothing changes for a post that is not featured.
 * @throws AppError NOT_FOUND | CONFLICT
 */
export async function unfeaturePost(
  ctx: RequestContext,
  request: { id: string; version: number },
): Promise<WrittenPost> {
  requireStaff(ctx, 'content.write');
  return inTransaction(ctx, async (ctx) => {
    const { stored, draft } = await lockPost(ctx, request);
    if (!stored.featured) return written(stored, draft);
    const post = await updatePost(ctx, stored.id, { featured: false, featuredAt: null });
    const posts = tables(ctx.em, BlogPostEntity);
    const restored = await posts
      .updateTable('blog_posts')
      .set({ featured: true })
      .where('id', 'in', (earlier) =>
        earlier
          .selectFrom('blog_posts')
          .select('id')
          .where('state', '=', 'PUBLISHED')

          .where('featuredAt', 'is not', null)
          .orderBy('featuredAt', 'desc')
          .orderBy('id', 'desc')
          .limit(1),
      )
      .returning('title')
      .executeTakeFirst();
    await recordAudit(ctx, {
      action: 'blog.unfeature',
      subject: { kind: 'blog_post', id: post.id, name: post.title },
      before: { featured: true },
      after: { featured: false, restored: restored?.title ?? null },
    });
    await notifyContent(ctx);
    return written(post, draft);
  });
}
