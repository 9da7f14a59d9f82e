import { analyticsRanges, type AnalyticsRangeName } from '@infinite/schema/catalogue/analytics';
import { quizBegun } from '@infinite/schema/catalogue/quizzes';
import { quizzes } from '@infinite/schema/quizzes/quizzes';
import { sql } from 'kysely';
import { requireAdmin, type RequestContext } from '#context.ts';

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
  requireAdmin(ctx);
  const to = ctx.clock.now().toZonedDateTimeISO('UTC').toPlainDate();
  const from = to.subtract({ days: analyticsRanges[range] - 1 });
  const { rows } = await sql<{ quiz: string; result: string; count: number }>`
    select quiz, result, sum(count)::float8 as count from quiz_counts
    where day between ${from.toString()}::date and ${to.toString()}::date
    group by quiz, result`.execute(ctx.em.getKysely());
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
