import { analyticsRanges, type AnalyticsRangeName } from '@infinite/schema/catalogue/analytics';
import { quizBegun } from '@infinite/schema/catalogue/quizzes';
import { quizzes } from '@infinite/quizzes/quizzes';
import { requireStaff, type RequestContext } from '#platform/context.ts';
import { QuizCountEntity } from '#features/publishing/quizzes/quiz-count.entity.ts';
import { tables } from '#platform/database/tables.ts';

export interface CountsOfQuiz {
  /** Its slug. */
  readonly quiz: string;
  readonly begun: number;
  readonly finished: number;
  /** By id, in the order of the quiz, those that nobody had too. */
  readonly results: { readonly result: string; readonly count: number }[];
}

/** Every quiz with its numbers up to today, days in UTC, for administrators. */
export async function readQuizCounts(
  ctx: RequestContext,
  range: AnalyticsRangeName,
): Promise<CountsOfQuiz[]> {
  requireStaff(ctx, 'figures');
  const to = ctx.clock.now().toZonedDateTimeISO('UTC').toPlainDate();
  const from = to.subtract({ days: analyticsRanges[range] - 1 });
  const rows = await tables(ctx.em, QuizCountEntity)
    .selectFrom('quiz_counts')
    .select(({ cast, fn }) => [
      'quiz',
      'result',
      // PostgreSQL sums bigints to a numeric, which stays a string.
      cast<number>(fn.sum('count'), 'bigint').as('count'),
    ])
    .where('day', '>=', from.toString())
    .where('day', '<=', to.toString())
    .groupBy(['quiz', 'result'])
    .execute();
  return quizzes.map(({ slug, results }) => {
    const countOf = (result: string) =>
      rows.find((row) => row.quiz === slug && row.result === result)?.count ?? 0;
    const counted = results.map(({ id }) => ({ result: id, count: countOf(id) }));
    return {
      quiz: slug,
      begun: countOf(quizBegun),
      finished: counted.reduce((all, { count }) => all + count, 0),
      results: counted,
    };
  });
}
