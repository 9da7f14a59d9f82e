import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { changeQuestionRow } from '#features/stories/captures/find-capture.ts';
import { lockLink, questionOfLink } from '#features/stories/captures/personal/open-link.ts';
import { changeAudience, removeUnneeded } from '#features/recordings/recordings/index.ts';
import { rowsOf } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { defineSweep } from '#platform/jobs/define-sweep.ts';

const atOnce = 100;

/**
 * Deletes an answer because the person who gave it wants that. A recording that a message carries is
 * hidden from everyone at once, and erased when the message needs it no more: the message is its
 * author's alone, so nobody finds out that there is one.
 */
export async function removeAnswer(
  ctx: RequestContext,
  token: string,
  questionId: string,
): Promise<'removed' | 'hidden'> {
  return inTransaction(ctx, async (ctx) => {
    const capture = await lockLink(ctx, token, ['OPENABLE', 'ENDED']);
    const question = await questionOfLink(ctx, capture, questionId);
    if (question.state !== 'ANSWERED') return 'removed';
    const { recordingId } = question;
    const columns = { state: 'SET_ASIDE', answerId: null, sealedWords: null } as const;
    await changeQuestionRow(ctx, question.id, { ...columns, answeredAt: null });
    if (!recordingId) return 'removed';
    await changeAudience(ctx, [recordingId], 'NOBODY');
    return (await removeUnneeded(ctx, [recordingId])).length > 0 ? 'hidden' : 'removed';
  });
}

/** Erases answers that a message needed when they were removed. */
export const eraseRemovedAnswers = defineSweep({
  name: 'erase-removed-answers',
  everySeconds: 86_400,
  run: async (ctx) => {
    const rows = await rowsOf(
      ctx.em,
      sql<{ recordingId: string }>`
        select recording_id from capture_questions
        where state <> 'ANSWERED' and recording_id is not null order by id limit ${atOnce}`,
    );
    for (const { recordingId } of rows) {
      await inTransaction(ctx, (ctx) => removeUnneeded(ctx, [recordingId]));
    }
  },
});
