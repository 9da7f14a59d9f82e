import { captureLimits } from '@infinite/schema/catalogue/captures';
import { captureWords as words } from '@infinite/schema/words/captures.en';
import { requireMember, type RequestContext } from '#platform/context.ts';
import { sealWords } from '#features/people/families/index.ts';
import { CaptureQuestionEntity, type Capture } from '#features/stories/captures/capture.entity.ts';
import { questionsOf } from '#features/stories/captures/find-capture.ts';
import { newId } from '#platform/database/id.ts';
import { tables } from '#platform/database/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Adds questions of the actor after those that are there. Call with the capture locked.
 * @throws AppError INVALID_INPUT for more than a capture holds
 */
export async function addQuestionRows(
  ctx: RequestContext,
  capture: Capture,
  questions: readonly string[],
): Promise<void> {
  const { id: captureId, familyId } = capture;
  const { userId: askedBy } = requireMember(ctx);
  const known = await questionsOf(ctx, [captureId]);
  if (known.length + questions.length > captureLimits.questions) {
    throw new AppError('INVALID_INPUT', { words: words.tooManyQuestions });
  }
  const last = known.at(-1)?.place ?? 0;
  const rows = await Promise.all(
    questions.map(async (body, at) => {
      const id = newId();
      const sealedBody = await sealWords(
        ctx,
        familyId,
        { kind: 'capture-question', row: id },
        body,
      );
      if (!sealedBody) throw new AppError('INVALID_INPUT', { words: words.questionNeeded });
      return {
        ...{ id, captureId, familyId, askedBy, sealedBody },
        ...{ place: last + at + 1, state: 'OPEN' as const, createdAt: ctx.clock.now() },
      };
    }),
  );
  await tables(ctx.em, CaptureQuestionEntity)
    .insertInto('capture_questions')
    .values(rows)
    .execute();
}
