import { blogRefusalWords as words } from '@infinite/schema/words/blog.en';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import { recordAudit } from '#features/operations/audit/index.ts';
import { lockPost, written, type WrittenPost } from '#features/publishing/blog/find-post.ts';
import { storeImageUses } from '#features/publishing/blog/store-image-uses.ts';
import { notWaiting } from '#features/publishing/blog/publish-post.ts';
import { notifyContent, takeDraft, updatePost } from '#features/publishing/blog/write-post.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Hides a published post from readers, or removes a scheduled one from the queue. A post that nobody
 * has seen becomes a draft again; its pending changes become part of it.
 * @throws AppError NOT_FOUND | CONFLICT | WRONG_STATE
 */
export async function unpublishPost(
  ctx: RequestContext,
  request: { id: string; version: number },
): Promise<WrittenPost> {
  requireStaff(ctx, 'content.write');
  return inTransaction(ctx, async (ctx) => {
    const before = await lockPost(ctx, request);
    const { stored } = before;
    if (stored.state !== 'PUBLISHED' && stored.state !== 'SCHEDULED') {
      throw new AppError('WRONG_STATE', { words: words.notPublic });
    }
    const state = stored.publishedAt ? 'UNPUBLISHED' : 'DRAFT';
    const post = await updatePost(ctx, stored.id, {
      ...(await takeDraft(ctx, before)),
      ...notWaiting,
      state,
    });
    await storeImageUses(ctx, post, null);
    await recordAudit(ctx, {
      action: 'blog.unpublish',
      subject: { kind: 'blog_post', id: post.id, name: post.title },
      before: { state: stored.state },
      after: { state },
    });
    await notifyContent(ctx);
    return written(post, null);
  });
}
