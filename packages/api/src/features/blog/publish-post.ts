import { missingForReaders } from '@infinite/schema/blog/blog-post.input';
import { blogRefusalWords as words } from '@infinite/schema/words/blog.en';
import { requireAdmin, type RequestContext } from '#context.ts';
import { recordAudit } from '#features/audit/index.ts';
import type { BlogPost } from '#features/blog/blog-tables.ts';
import { lockPost } from '#features/blog/find-post.ts';
import { announceContent, updatePost } from '#features/blog/write-post.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';

type Content = Parameters<typeof missingForReaders>[0];

/** A post that is no longer waiting to be published. */
export const notWaiting = {
  publish_at: null,
  publish_date: null,
  publish_time: null,
  publish_zone: null,
} as const;

/**
 * Shows a post to readers at once. One that comes back keeps the date it first had.
 * @throws AppError NOT_FOUND | CONFLICT | WRONG_STATE | INVALID_INPUT
 */
export async function publishPost(
  ctx: RequestContext,
  request: { id: string; version: number },
): Promise<BlogPost> {
  requireAdmin(ctx);
  return inTransaction(ctx, async (ctx) => {
    const before = await lockPost(ctx, request);
    if (before.state === 'PUBLISHED') {
      throw new AppError('WRONG_STATE', { words: words.alreadyPublished });
    }
    requireReadable(before);
    const post = await updatePost(ctx, before.id, {
      ...notWaiting,
      state: 'PUBLISHED',
      published_at: (before.publishedAt ?? ctx.clock.now()).toString(),
    });
    await recordAudit(ctx, {
      action: 'blog.publish',
      subject: { kind: 'blog_post', id: post.id, name: post.title },
      before: { state: before.state },
      after: { state: post.state, slug: post.slug },
    });
    await announceContent(ctx);
    return post;
  });
}

/** @throws AppError INVALID_INPUT with what a reader would miss */
export function requireReadable(content: Content): void {
  const fields = missingForReaders(content);
  if (Object.keys(fields).length > 0) {
    throw new AppError('INVALID_INPUT', { words: words.notReady, fields });
  }
}
