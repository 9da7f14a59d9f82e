import { captureLimits, type CaptureActName } from '@infinite/schema/catalogue/captures';
import { captureQuestionsInput } from '@infinite/schema/vault/capture.input';
import { captureWords as words } from '@infinite/schema/words/captures.en';
import { z } from 'zod';
import type { RequestContext } from '#platform/context.ts';
import { addQuestionRows } from '#features/stories/captures/add-question-rows.ts';
import { captureLink } from '#features/stories/captures/capture-link.ts';
import {
  CaptureQuestionEntity,
  type Capture,
  type CaptureQuestion,
} from '#features/stories/captures/capture.entity.ts';
import {
  canAddQuestions,
  canManageCapture,
  canRemoveQuestion,
} from '#features/stories/captures/capture.policy.ts';
import {
  changeCaptureRow,
  changeQuestionRow,
  lockCapture,
  questionsOf,
} from '#features/stories/captures/find-capture.ts';
import { takesAnswer } from '#features/stories/captures/personal/open-link.ts';
import { scheduleMail } from '#features/stories/captures/schedule-mail.ts';
import { showCaptures, type ShownCapture } from '#features/stories/captures/show-captures.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/** Also twice. Ending closes the link for answers. @throws AppError FORBIDDEN, NOT_FOUND, WRONG_STATE */
export function changeCapture(
  ctx: RequestContext,
  id: string,
  act: CaptureActName,
): Promise<ShownCapture> {
  const state = ({ PAUSE: 'PAUSED', RESUME: 'ACTIVE', END: 'ENDED' } as const)[act];
  return change(ctx, id, canManageCapture, async (ctx, capture) => {
    if (capture.state === 'ENDED' && act !== 'END') {
      throw new AppError('WRONG_STATE', { words: words.ended });
    }
    await changeCaptureRow(ctx, id, { state });
    return { ...capture, state };
  });
}

/** The earlier link opens nothing any more. @throws AppError FORBIDDEN, NOT_FOUND, WRONG_STATE */
export function renewCaptureLink(ctx: RequestContext, id: string): Promise<ShownCapture> {
  return change(ctx, id, canManageCapture, async (ctx, capture) => {
    if (capture.state === 'ENDED') throw new AppError('WRONG_STATE', { words: words.ended });
    const linkVersion = capture.linkVersion + 1;
    const { hash: tokenHash } = await captureLink(ctx, { ...capture, linkVersion });
    const expiresAt = ctx.clock.now().add({ hours: 24 * captureLimits.linkDays });
    const columns = { linkVersion, tokenHash, expiresAt };
    await changeCaptureRow(ctx, id, columns);
    return { ...capture, ...columns };
  });
}

/** @throws AppError FORBIDDEN, NOT_FOUND, INVALID_INPUT */
export function addCaptureQuestions(
  ctx: RequestContext,
  id: string,
  questions: readonly string[],
): Promise<ShownCapture> {
  return change(ctx, id, canAddQuestions, async (ctx, capture) => {
    await addQuestionRows(ctx, capture, parseInput(captureQuestionsInput, questions));
    return capture;
  });
}

/** Ids that are left out keep their order, after those that are named. */
export function orderCaptureQuestions(
  ctx: RequestContext,
  id: string,
  questionIds: readonly string[],
): Promise<ShownCapture> {
  return change(ctx, id, canManageCapture, async (ctx, capture) => {
    const known = await questionsOf(ctx, [id]);
    const named = [...new Set(questionIds)].flatMap(
      (one) => known.find((row) => row.id === one) ?? [],
    );
    const order = [...named, ...known.filter((row) => !named.includes(row))];
    for (const [at, question] of order.entries()) {
      if (question.place !== at + 1) await changeQuestionRow(ctx, question.id, { place: at + 1 });
    }
    return capture;
  });
}

/** Takes back a question that has no answer. @throws AppError FORBIDDEN, NOT_FOUND, WRONG_STATE */
export function removeCaptureQuestion(
  ctx: RequestContext,
  id: string,
  questionId: string,
): Promise<ShownCapture> {
  const may = () => true;
  return change(ctx, id, may, async (ctx, capture) => {
    const question = await questionOf(ctx, id, questionId);
    if (!canRemoveQuestion(ctx.actor, capture, question)) throw new AppError('FORBIDDEN');
    if (!takesAnswer(question)) throw new AppError('WRONG_STATE', { words: words.answered });
    await tables(ctx.em, CaptureQuestionEntity)
      .deleteFrom('capture_questions')
      .where('id', '=', questionId)
      .execute();
    return capture;
  });
}

async function questionOf(
  ctx: RequestContext,
  captureId: string,
  questionId: string,
): Promise<CaptureQuestion> {
  if (!z.guid().safeParse(questionId).success) throw new AppError('NOT_FOUND');
  const question = (await questionsOf(ctx, [captureId])).find(({ id }) => id === questionId);
  if (!question) throw new AppError('NOT_FOUND');
  return question;
}

type May = (actor: RequestContext['actor'], capture: Capture) => boolean;

async function change(
  ctx: RequestContext,
  id: string,
  may: May,
  act: (ctx: RequestContext, capture: Capture) => Promise<Capture>,
): Promise<ShownCapture> {
  return inTransaction(ctx, async (ctx) => {
    const capture = await lockCapture(ctx, id);
    if (!may(ctx.actor, capture)) throw new AppError('FORBIDDEN');
    const changed = await act(ctx, capture);
    const [shown] = await showCaptures(ctx, [await scheduleMail(ctx, changed)]);
    if (!shown) throw new AppError('NOT_FOUND');
    return shown;
  });
}
