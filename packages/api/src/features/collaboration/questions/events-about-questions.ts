import type { EventSubject, EventSubjects } from '#features/collaboration/activity/index.ts';
import { questionPath } from '#features/collaboration/questions/announce-question.ts';
import {
  QuestionAnswerEntity,
  QuestionEntity,
} from '#features/collaboration/questions/question.entity.ts';
import { canReadQuestion } from '#features/collaboration/questions/question.policy.ts';
import { wordsOf } from '#features/collaboration/questions/show-questions.ts';
import type { RequestContext } from '#platform/context.ts';
import { tables } from '#platform/database/tables.ts';

/** A question is named by the beginning of its words. */
const titleMaximum = 80;

export const eventsAboutQuestions: EventSubjects = { kind: 'QUESTION', find: findQuestions };

/** Events show an answer under the title of its question, and leave out withdrawn answers. */
export const eventsAboutAnswers: EventSubjects = {
  kind: 'ANSWER',
  async find(ctx, ids) {
    const rows = await tables(ctx.em, QuestionAnswerEntity)
      .selectFrom('question_answers')
      .select(['id', 'questionId'])
      .where('id', 'in', [...ids])
      .where('state', '=', 'ANSWERED')
      .execute();
    const questions = await findQuestions(
      ctx,
      rows.map(({ questionId }) => questionId),
    );
    const found = new Map<string, EventSubject>();
    for (const { id, questionId } of rows) {
      const question = questions.get(questionId);
      if (question) found.set(id, question);
    }
    return found;
  },
};

async function findQuestions(
  ctx: RequestContext,
  ids: readonly string[],
): Promise<Map<string, EventSubject>> {
  if (ids.length === 0) return new Map();
  const rows = await tables(ctx.em, QuestionEntity)
    .selectFrom('questions')
    .selectAll()
    .where('id', 'in', [...new Set(ids)])
    .execute();
  const readable = rows.filter((row) => canReadQuestion(ctx.actor, row));
  const named = readable.map(async ({ id, familyId, sealedBody }) => {
    const body = await wordsOf(ctx, familyId, { kind: 'question', row: id }, sealedBody);
    return [id, { title: shortened(body), path: questionPath(id) }] as const;
  });
  return new Map(await Promise.all(named));
}

function shortened(text: string): string {
  const letters = [...text.replaceAll(/\s+/g, ' ')];
  return letters.length <= titleMaximum
    ? letters.join('')
    : `${letters.slice(0, titleMaximum).join('')}…`;
}
