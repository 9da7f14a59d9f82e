import { captureLimits } from '@infinite/schema/catalogue/captures';
import { sql } from 'kysely';
import type { Temporal } from 'temporal-polyfill';
import type { RequestContext } from '#platform/context.ts';
import type { Capture } from '#features/stories/captures/capture.entity.ts';
import {
  changeCaptureRow,
  changeQuestionRow,
  questionsOf,
  selectCaptures,
} from '#features/stories/captures/find-capture.ts';
import { sendCaptureMail } from '#features/stories/captures/jobs/send-capture-mail.job.ts';
import {
  capturesChannel,
  isMailed,
  scheduleMail,
} from '#features/stories/captures/schedule-mail.ts';
import { rowsOf } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

const atOnce = 50;

/**
 * Enqueues the mail of the next question wherever its hour has come. A question that was mailed is not
 * mailed again, answered or not: the next one follows, and says nothing of it. After weeks in which
 * nothing ran, one question is mailed, not several.
 */
export const mailQuestions = defineSweep({
  name: 'mail-questions',
  everySeconds: 3600,
  channels: [capturesChannel, 'clock'],
  nextDue: async (ctx) => {
    const [row] = await rowsOf(
      ctx.em,
      sql<{ at: Temporal.Instant | null }>`
        select min(next_at) as at from captures where next_at is not null`,
    );
    return row?.at ?? null;
  },
  run: async (ctx) => {
    let mailed = atOnce;
    while (mailed === atOnce && !ctx.app.stopping.aborted) mailed = await mailSome(ctx);
  },
});

function mailSome(ctx: RequestContext): Promise<number> {
  return inTransaction(ctx, async (ctx) => {
    const due = await selectCaptures(ctx)
      .where('nextAt', '<=', ctx.clock.now())
      .orderBy('nextAt')
      .limit(atOnce)
      .forUpdate()
      .skipLocked()
      .execute();
    for (const capture of due) await mailNext(ctx, capture);
    return due.length;
  });
}

async function mailNext(ctx: RequestContext, capture: Capture): Promise<void> {
  const next = (await questionsOf(ctx, [capture.id])).find(
    ({ state, mailedAt }) => state === 'OPEN' && mailedAt === null,
  );
  const now = ctx.clock.now();
  if (next && isMailed(capture)) {
    await changeQuestionRow(ctx, next.id, { mailedAt: now });
    const expiresAt = now.add({ hours: 24 * captureLimits.linkDays });
    await changeCaptureRow(ctx, capture.id, { expiresAt });
    await ctx.jobs.enqueue(ctx, sendCaptureMail, { questionId: next.id });
  }
  await scheduleMail(ctx, capture);
}
