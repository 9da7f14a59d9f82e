import { requireStaff, type RequestContext } from '#platform/context.ts';
import { recordAudit } from '#features/operations/audit/index.ts';
import { BlogPostEntity } from '#features/publishing/blog/blog-post.entity.ts';
import { tables } from '#platform/database/tables.ts';
import { lockPost, written, type WrittenPost } from '#features/publishing/blog/find-post.ts';
import { notifyContent, updatePost } from '#features/publishing/blog/write-post.ts';
import { inTransaction } from '#platform/database/transaction.ts';

/**
 * Features a post on the blog in place of the one that was featured.
 * @throws AppError NOT_FOUND | CONFLICT
 */
export async function featurePost(
  ctx: RequestContext,
  request: { id: string; version: number },
): Promise<WrittenPost> {
  requireStaff(ctx, 'content.write');
  return inTransaction(ctx, async (ctx) => {
    const { stored, draft } = await lockPost(ctx, request);
    await tables(ctx.em, BlogPostEntity)
      .updateTable('blog_posts')
      .set({ featured: false })
      .where('featured', '=', true)
      .where('id', '<>', stored.id)
      .execute();
    const featuredAt = ctx.clock.now();
    const post = await updatePost(ctx, stored.id, { featured: true, featuredAt });
    await recordAudit(ctx, {
      action: 'blog.feature',
      subject: { kind: 'blog_post', id: post.id, name: post.title },
      before: { featured: stored.featured },
      after: { featured: true },
    });
    await notifyContent(ctx);
    return written(post, draft);
  });
}
