import { z } from 'zod';
import { requireMember, type RequestContext } from '#platform/context.ts';
import {
  QuestionAnswerEntity,
  QuestionEntity,
  type Question,
  type QuestionAnswer,
} from '#features/collaboration/questions/question.entity.ts';
import { canReadQuestion } from '#features/collaboration/questions/question.policy.ts';
import { requireRight } from '#features/people/families/index.ts';
import { tables } from '#platform/database/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';

/** @throws AppError FORBIDDEN, or NOT_FOUND for one that does not exist for the actor */
export async function findQuestion(
  ctx: RequestContext,
  id: string,
  lock: 'locked' | 'read' = 'read',
): Promise<Question> {
  requireMember(ctx);
  requireRight(ctx, 'readComments');
  if (!z.guid().safeParse(id).success) throw new AppError('NOT_FOUND');
  const query = tables(ctx.em, QuestionEntity)
    .selectFrom('questions')
    .selectAll()
    .where('id', '=', id);
  const question = await (lock === 'locked' ? query.forUpdate() : query).executeTakeFirst();
  if (!question || !canReadQuestion(ctx.actor, question)) throw new AppError('NOT_FOUND');
  return question;
}

/** Of several questions, in one statement. */
export async function answersTo(
  ctx: RequestContext,
  questionIds: readonly string[],
): Promise<QuestionAnswer[]> {
  if (questionIds.length === 0) return [];
  return tables(ctx.em, QuestionAnswerEntity)
    .selectFrom('question_answers')
    .selectAll()
    .where('questionId', 'in', [...questionIds])
    .orderBy('id')
    .execute();
}
