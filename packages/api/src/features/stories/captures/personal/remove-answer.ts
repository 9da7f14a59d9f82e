import { sql } from 'kysely';
import type { RequestContext } from '#platform/context.ts';
import { changeQuestionRow, questionsOf } from '#features/stories/captures/find-capture.ts';
import { lockLink, questionOfLink } from '#features/stories/captures/personal/open-link.ts';
import { photosOf, removePhotos } from '#features/stories/captures/personal/photos-of-answers.ts';
import { changeAudience, removeUnneeded } from '#features/recordings/recordings/index.ts';
import { rowsOf } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
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
    const needed = await removePhotos(ctx, await photosOf(ctx, [question.id]));
    if (recordingId) {
      await changeAudience(ctx, [recordingId], 'NOBODY');
      needed.push(...(await removeUnneeded(ctx, [recordingId])));
    }
    return needed.length > 0 ? 'hidden' : 'removed';
  });
}

/** Takes back one photo of an answer, in the same way. @throws AppError NOT_FOUND, LINK_EXPIRED */
export async function removePhoto(
  ctx: RequestContext,
  token: string,
  photoId: string,
): Promise<'photoRemoved' | 'hidden'> {
  return inTransaction(ctx, async (ctx) => {
    const capture = await lockLink(ctx, token, ['OPENABLE', 'ENDED']);
    const questions = await questionsOf(ctx, [capture.id]);
    const photos = await photosOf(
      ctx,
      questions.map(({ id }) => id),
    );
    const photo = photos.find(({ id }) => id === photoId);
    if (!photo) throw new AppError('NOT_FOUND');
    return (await removePhotos(ctx, [photo])).length > 0 ? 'hidden' : 'photoRemoved';
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
        (select recording_id from capture_questions
          where state <> 'ANSWERED' and recording_id is not null order by id limit ${atOnce})
        union all
        (select recording_id from capture_photos
          where removed_at is not null order by id limit ${atOnce})`,
    );
    for (const { recordingId } of rows) {
      await inTransaction(ctx, (ctx) => removeUnneeded(ctx, [recordingId]));
    }
  },
});
