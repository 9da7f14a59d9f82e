import { z } from 'zod';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { visibleAmong } from '#features/recordings/recordings/index.ts';
import { bodyOf, writtenAnswerOf } from '#features/stories/captures/capture-words.ts';
import { canSeeCapture } from '#features/stories/captures/capture.policy.ts';
import { questionsOf, selectCaptures } from '#features/stories/captures/find-capture.ts';
import { AppError } from '#platform/errors/app-error.ts';

interface AnswerForStory {
  readonly question: string;
  /** '' for a spoken answer. */
  readonly written: string;
  readonly recordingId: string | null;
}

/**
 * What somebody told, question by question; a spoken answer that the actor may not hear is left out.
 * @throws AppError NOT_FOUND for a capture that does not exist for the actor
 */
export async function answersForStory(
  ctx: RequestContext,
  captureId: string,
): Promise<{ readonly personName: string; readonly answers: readonly AnswerForStory[] }> {
  requirePerson(ctx);
  if (!z.guid().safeParse(captureId).success) throw new AppError('NOT_FOUND');
  const capture = await selectCaptures(ctx).where('id', '=', captureId).executeTakeFirst();
  if (!capture || !canSeeCapture(ctx.actor, capture)) throw new AppError('NOT_FOUND');
  const all = await questionsOf(ctx, [capture.id]);
  const answered = all.filter(({ state }) => state === 'ANSWERED');
  const recordingIds = answered.flatMap(({ recordingId }) => recordingId ?? []);
  const heard = new Set((await visibleAmong(ctx, recordingIds)).map(({ id }) => id));
  const answers = await Promise.all(
    answered.map(async (one) => ({
      question: await bodyOf(ctx, one),
      written: await writtenAnswerOf(ctx, one),
      recordingId: one.recordingId !== null && heard.has(one.recordingId) ? one.recordingId : null,
    })),
  );
  return {
    personName: capture.personName,
    answers: answers.filter(({ written, recordingId }) => written !== '' || recordingId !== null),
  };
}
