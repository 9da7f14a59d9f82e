import { quizBegun, quizCounting } from '@infinite/schema/catalogue/quizzes';
import { readCode } from '@infinite/quizzes/answer-code';
import { outcomeOf } from '@infinite/quizzes/engine';
import type { countQuizInput } from '@infinite/schema/quizzes/quizzes.input';
import { quizzes } from '@infinite/quizzes/quizzes';
import type { z } from 'zod';
import type { RequestContext } from '#platform/context.ts';
import { QuizCountEntity } from '#features/publishing/quizzes/quiz-count.entity.ts';
import { tables } from '#platform/database/tables.ts';
import { AppError } from '#platform/errors/app-error.ts';

/**
 * Adds one to the day's number of a quiz. The result is worked out here from the answers, which are
 * then forgotten: nobody can count a result that no way through the quiz has.
 * @throws AppError INVALID_INPUT | RATE_LIMITED by address, and for everyone together
 */
export async function countQuiz(
  ctx: RequestContext,
  input: z.output<typeof countQuizInput>,
): Promise<void> {
  const result = countedAs(input);
  const { rateLimit } = ctx.app;
  await rateLimit.take('quiz-counts', ctx.meta.ip, quizCounting.perAddress);
  await rateLimit.take('quiz-counts-in-all', 'all', quizCounting.inAll);
  const day = ctx.clock.now().toZonedDateTimeISO('UTC').toPlainDate().toString();
  await tables(ctx.em, QuizCountEntity)
    .insertInto('quiz_counts')
    .values({ day, quiz: input.quiz, result, count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'quiz', 'result'])
        .doUpdateSet(({ eb }) => ({ count: eb('quiz_counts.count', '+', 1) })),
    )
    .execute();
}

function countedAs({ quiz: slug, what, answers }: z.output<typeof countQuizInput>): string {
  const quiz = quizzes.find((one) => one.slug === slug);
  if (!quiz) throw new AppError('INVALID_INPUT');
  const read = readCode(quiz, answers);
  if (read.kind !== 'answers' || read.answers === '') throw new AppError('INVALID_INPUT');
  if (what === 'BEGUN') return quizBegun;
  const outcome = outcomeOf(quiz, read.answers);
  if (!outcome) throw new AppError('INVALID_INPUT');
  return outcome.result.id;
}
