import { blogRefusalWords as words } from '@infinite/schema/words/blog.en';
import { requireAdmin, type RequestContext } from '#context.ts';
import { recordAudit } from '#features/audit/index.ts';
import type { BlogPost } from '#features/blog/blog-tables.ts';
import { lockPost } from '#features/blog/find-post.ts';
import { notWaiting } from '#features/blog/publish-post.ts';
import { announceContent, updatePost } from '#features/blog/write-post.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Takes a post from its readers, or from the queue of those that wait to be published. One that
 * nobody has read yet is a draft again.
 * @throws AppError NOT_FOUND | CONFLICT | WRONG_STATE
 */
export async function unpublishPost(
  ctx: RequestContext,
  request: { id: string; version: number },
): Promise<BlogPost> {
  requireAdmin(ctx);
  return inTransaction(ctx, async (ctx) => {
    const before = await lockPost(ctx, request);
    if (before.state !== 'PUBLISHED' && before.state !== 'SCHEDULED') {
      throw new AppError('WRONG_STATE', { words: words.notPublic });
    }
    const state = before.publishedAt ? 'UNPUBLISHED' : 'DRAFT';
    const post = await updatePost(ctx, before.id, { ...notWaiting, state });
    await recordAudit(ctx, {
      action: 'blog.unpublish',
      subject: { kind: 'blog_post', id: post.id, name: post.title },
      before: { state: before.state },
      after: { state },
    });
    await announceContent(ctx);
    return post;
  });
}
