import { missingForReaders } from '@infinite/schema/blog/blog-post.input';
import { blogRefusalWords as words } from '@infinite/schema/words/blog.en';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import { recordAudit } from '#features/operations/audit/index.ts';
import { withDraft } from '#features/publishing/blog/drafts.ts';
import { lockPost, written, type WrittenPost } from '#features/publishing/blog/find-post.ts';
import { markPublished } from '#features/publishing/blog/store-revision.ts';
import { storeImageUses } from '#features/publishing/blog/store-image-uses.ts';
import { notifyContent, takeDraft, updatePost } from '#features/publishing/blog/write-post.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

type Content = Parameters<typeof missingForReaders>[0];

/** The columns of a post that is not scheduled. */
export const notWaiting = {
  publishAt: null,
  publishDate: null,
  publishTime: null,
  publishZone: null,
} as const;

/**
 * Publishes a post with its pending changes. A post that was unpublished keeps the date of its first
 * publication.
 * @throws AppError NOT_FOUND | CONFLICT | WRONG_STATE | INVALID_INPUT
 */
export async function publishPost(
  ctx: RequestContext,
  request: { id: string; version: number },
): Promise<WrittenPost> {
  requireStaff(ctx, 'content.write');
  return inTransaction(ctx, async (ctx) => {
    const before = await lockPost(ctx, request);
    const { stored, draft } = before;
    if (stored.state === 'PUBLISHED' && !draft) {
      throw new AppError('WRONG_STATE', { words: words.alreadyPublished });
    }
    requireReadable(withDraft(stored, draft));
    const post = await updatePost(ctx, stored.id, {
      ...(await takeDraft(ctx, before)),
      ...notWaiting,
      state: 'PUBLISHED',
      publishedAt: stored.publishedAt ?? ctx.clock.now(),
    });
    await storeImageUses(ctx, post, null);
    await markPublished(ctx, post.id);
    await recordAudit(ctx, {
      action: 'blog.publish',
      subject: { kind: 'blog_post', id: post.id, name: post.title },
      before: { state: stored.state, slug: stored.slug },
      after: { state: post.state, slug: post.slug },
    });
    await notifyContent(ctx);
    return written(post, null);
  });
}

/** @throws AppError INVALID_INPUT with what a reader would miss */
export function requireReadable(content: Content): void {
  const fields = missingForReaders(content);
  if (Object.keys(fields).length > 0) {
    throw new AppError('INVALID_INPUT', { words: words.notReady, fields });
  }
}
