import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '#platform/context.ts';
import { AnalyticsRange } from '#features/insight/analytics/index.ts';
import { QuizCount } from '#features/publishing/quizzes/quizzes.types.ts';
import { readQuizCounts } from '#features/publishing/quizzes/read-quiz-counts.ts';

@Resolver()
export class QuizzesResolver {
  @Query(() => [QuizCount], { description: 'For administrators.' })
  quizCounts(
    @Ctx() ctx: RequestContext,
    @Arg('range', () => AnalyticsRange) range: AnalyticsRange,
  ): Promise<QuizCount[]> {
    return readQuizCounts(ctx, range);
  }
}
