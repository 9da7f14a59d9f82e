import { answerQuestionInput } from '@infinite/schema/collaboration/question.input';
import { questionWords as words } from '@infinite/schema/words/questions.en';
import type { z } from 'zod';
import { requirePerson, type RequestContext } from '#platform/context.ts';
import { forgetEvents, recordEvent } from '#features/collaboration/activity/index.ts';
import {
  announceQuestion,
  giveNotice,
} from '#features/collaboration/questions/announce-question.ts';
import { answersTo, findQuestion } from '#features/collaboration/questions/find-question.ts';
import {
  QuestionAnswerEntity,
  QuestionEntity,
  type Question,
  type QuestionAnswer,
} from '#features/collaboration/questions/question.entity.ts';
import {
  canAnswerQuestion,
  canWithdrawQuestion,
} from '#features/collaboration/questions/question.policy.ts';
import {
  showQuestions,
  type ShownQuestion,
} from '#features/collaboration/questions/show-questions.ts';
import { holdSubject } from '#features/collaboration/subjects/index.ts';
import { sealWords } from '#features/people/families/index.ts';
import { tables } from '#platform/database/tables.ts';
import { inTransaction } from '#platform/database/transaction.ts';
import { AppError } from '#platform/errors/app-error.ts';
import { parseInput } from '#platform/errors/parse-input.ts';

/**
 * Answers in words, or by a recording of the actor that the family can see.
 * @throws AppError FORBIDDEN, NOT_FOUND, INVALID_INPUT; WRONG_STATE when it was answered or declined
 */
export async function answerQuestion(
  ctx: RequestContext,
  id: string,
  request: z.input<typeof answerQuestionInput>,
): Promise<ShownQuestion> {
  const { userId } = requirePerson(ctx);
  const input = parseInput(answerQuestionInput, request);
  return inTransaction(ctx, async (ctx) => {
    const { question, answer } = await openAnswer(ctx, id);
    const { familyId } = question;
    if ('recordingId' in input) {
      const { madeBy } = await holdSubject(ctx, 'RECORDING', input.recordingId);
      if (madeBy !== userId) throw new AppError('FORBIDDEN');
      await settle(ctx, answer, { state: 'ANSWERED', recordingId: input.recordingId });
    } else {
      const row = { kind: 'answer', row: answer.id } as const;
      const sealedWords = await sealWords(ctx, familyId, row, input.words);
      await settle(ctx, answer, { state: 'ANSWERED', sealedWords });
    }
    const event = { familyId, kind: 'QUESTION_ANSWERED', actorId: userId } as const;
    await recordEvent(ctx, { ...event, subject: { kind: 'ANSWER', id: answer.id } });
    const to = [question.askerId];
    await giveNotice(ctx, question, { kind: 'questionAnswered', to, actorId: userId });
    return shown(ctx, question);
  });
}

/** 'Not this one': the asker sees it, and nobody is notified. @throws AppError as `answerQuestion` */
export async function declineQuestion(ctx: RequestContext, id: string): Promise<ShownQuestion> {
  requirePerson(ctx);
  return inTransaction(ctx, async (ctx) => {
    const { question, answer } = await openAnswer(ctx, id);
    await settle(ctx, answer, { state: 'DECLINED' });
    await announceQuestion(ctx, question.familyId, id);
    return shown(ctx, question);
  });
}

/** Takes the actor's own question back; answers in words go with it. @throws AppError FORBIDDEN, NOT_FOUND */
export async function withdrawQuestion(ctx: RequestContext, id: string): Promise<void> {
  requirePerson(ctx);
  await inTransaction(ctx, async (ctx) => {
    const question = await findQuestion(ctx, id, 'locked');
    if (!canWithdrawQuestion(ctx.actor, question)) throw new AppError('FORBIDDEN');
    const answers = await answersTo(ctx, [id]);
    const db = tables(ctx.em, QuestionEntity, QuestionAnswerEntity);
    await db
      .updateTable('questions')
      .set({ withdrawnAt: ctx.clock.now() })
      .where('id', '=', id)
      .execute();
    await db
      .updateTable('question_answers')
      .set({ sealedWords: null, remindAt: null })
      .where('questionId', '=', id)
      .execute();
    await forgetEvents(ctx, 'QUESTION', [id]);
    await forgetEvents(
      ctx,
      'ANSWER',
      answers.map((answer) => answer.id),
    );
    await announceQuestion(ctx, question.familyId, id);
  });
}

async function openAnswer(
  ctx: RequestContext,
  id: string,
): Promise<{ question: Question; answer: QuestionAnswer }> {
  const question = await findQuestion(ctx, id, 'locked');
  const { userId } = requirePerson(ctx);
  const answer = (await answersTo(ctx, [id])).find(({ memberId }) => memberId === userId);
  if (!answer) throw new AppError('FORBIDDEN');
  if (!canAnswerQuestion(ctx.actor, question, answer)) {
    throw new AppError('WRONG_STATE', { words: words.closed });
  }
  return { question, answer };
}

async function settle(
  ctx: RequestContext,
  { id }: QuestionAnswer,
  columns: Partial<QuestionAnswer>,
): Promise<void> {
  await tables(ctx.em, QuestionAnswerEntity)
    .updateTable('question_answers')
    .set({ ...columns, answeredAt: ctx.clock.now(), remindAt: null })
    .where('id', '=', id)
    .execute();
}

async function shown(ctx: RequestContext, question: Question): Promise<ShownQuestion> {
  const [one] = await showQuestions(ctx, question.familyId, [question]);
  if (!one) throw new AppError('NOT_FOUND');
  return one;
}
