import { blogScheduleInput } from '@infinite/schema/blog/blog-post.input';
import { localInstant } from '@infinite/schema/schedule/local-instant';
import { blogFieldWords, blogRefusalWords as words } from '@infinite/schema/words/blog.en';
import { Temporal } from 'temporal-polyfill';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import { recordAudit } from '#features/operations/audit/index.ts';
import { withDraft } from '#features/publishing/blog/drafts.ts';
import { lockPost, written, type WrittenPost } from '#features/publishing/blog/find-post.ts';
import { storeImageUses } from '#features/publishing/blog/store-image-uses.ts';
import { requireReadable } from '#features/publishing/blog/publish-post.ts';
import { takeDraft, updatePost } from '#features/publishing/blog/write-post.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/**
 * Schedules a post, with its pending changes, for a local time in a time zone. A post that is already
 * scheduled is rescheduled.
 * @throws AppError NOT_FOUND | CONFLICT | WRONG_STATE | INVALID_INPUT
 */
export async function schedulePost(
  ctx: RequestContext,
  request: { id: string; version: number; at: unknown },
): Promise<WrittenPost> {
  requireStaff(ctx, 'content.write');
  const at = parseInput(blogScheduleInput, request.at);
  const { instant, shiftedFromGap } = localInstant(at.localDate, at.localTime, at.timeZone);
  if (shiftedFromGap) throw refused('localTime', blogFieldWords.shiftedTime);
  if (Temporal.Instant.compare(instant, ctx.clock.now()) <= 0) {
    throw refused('localDate', blogFieldWords.past);
  }
  return inTransaction(ctx, async (ctx) => {
    const before = await lockPost(ctx, request);
    const { stored, draft } = before;
    if (stored.state === 'PUBLISHED') {
      throw new AppError('WRONG_STATE', { words: words.alreadyPublished });
    }
    requireReadable(withDraft(stored, draft));
    const post = await updatePost(ctx, stored.id, {
      ...(await takeDraft(ctx, before)),
      state: 'SCHEDULED',
      publishAt: instant,
      publishDate: at.localDate,
      publishTime: at.localTime,
      publishZone: at.timeZone,
    });
    await storeImageUses(ctx, post, null);
    await recordAudit(ctx, {
      action: 'blog.schedule',
      subject: { kind: 'blog_post', id: post.id, name: post.title },
      before: { state: stored.state, publishAt: stored.publishAt?.toString() ?? null },
      after: { state: post.state, publishAt: instant.toString(), zone: at.timeZone },
    });
    return written(post, null);
  });
}

function refused(field: string, words: string): AppError {
  return new AppError('INVALID_INPUT', { words, fields: { [field]: words } });
}
