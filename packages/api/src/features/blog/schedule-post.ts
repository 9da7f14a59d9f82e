import { blogScheduleInput } from '@infinite/schema/blog/blog-post.input';
import { localInstant } from '@infinite/schema/schedule/local-instant';
import { blogFieldWords, blogRefusalWords as words } from '@infinite/schema/words/blog.en';
import { Temporal } from 'temporal-polyfill';
import { requireAdmin, type RequestContext } from '#context.ts';
import { recordAudit } from '#features/audit/index.ts';
import type { BlogPost } from '#features/blog/blog-tables.ts';
import { lockPost } from '#features/blog/find-post.ts';
import { requireReadable } from '#features/blog/publish-post.ts';
import { updatePost } from '#features/blog/write-post.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/**
 * Has a post published at a time by the clock of a place. A post that waits already is moved.
 * @throws AppError NOT_FOUND | CONFLICT | WRONG_STATE | INVALID_INPUT
 */
export async function schedulePost(
  ctx: RequestContext,
  request: { id: string; version: number; at: unknown },
): Promise<BlogPost> {
  requireAdmin(ctx);
  const at = parseInput(blogScheduleInput, request.at);
  const { instant, shiftedFromGap } = localInstant(at.localDate, at.localTime, at.timeZone);
  if (shiftedFromGap) throw refused('localTime', blogFieldWords.shiftedTime);
  if (Temporal.Instant.compare(instant, ctx.clock.now()) <= 0) {
    throw refused('localDate', blogFieldWords.past);
  }
  return inTransaction(ctx, async (ctx) => {
    const before = await lockPost(ctx, request);
    if (before.state === 'PUBLISHED') {
      throw new AppError('WRONG_STATE', { words: words.alreadyPublished });
    }
    requireReadable(before);
    const post = await updatePost(ctx, before.id, {
      state: 'SCHEDULED',
      publish_at: instant.toString(),
      publish_date: at.localDate,
      publish_time: at.localTime,
      publish_zone: at.timeZone,
    });
    await recordAudit(ctx, {
      action: 'blog.schedule',
      subject: { kind: 'blog_post', id: post.id, name: post.title },
      before: { state: before.state, publishAt: before.publishAt?.toString() ?? null },
      after: { state: post.state, publishAt: instant.toString(), zone: at.timeZone },
    });
    return post;
  });
}

function refused(field: string, words: string): AppError {
  return new AppError('INVALID_INPUT', { words, fields: { [field]: words } });
}
