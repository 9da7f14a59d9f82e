import { countQuizInput, quizCountsCsvInput } from '@infinite/schema/quizzes/quizzes.input';
import type { FastifyInstance } from 'fastify';
import { countQuiz } from '#features/publishing/quizzes/count-quiz.ts';
import { readQuizCounts } from '#features/publishing/quizzes/read-quiz-counts.ts';
import { route } from '#platform/http/route-contract.ts';

const bodyLimit = 1024;

export async function quizzesRest(server: FastifyInstance): Promise<void> {
  route(
    server,
    {
      method: 'POST',
      path: '/api/quizzes/counts',
      tag: 'Public site',
      access: 'anyone',
      summary: 'Count the start or the end of a quiz',
      description:
        'A number of the day grows by one. Nothing of the visitor is kept, nor the answers.',
      body: countQuizInput,
      bodyLimit,
      answers: { 204: { says: 'Counted.' } },
      refusals: ['RATE_LIMITED'],
    },
    async ({ ctx, body }, reply) => {
      await countQuiz(ctx, body);
      return reply.status(204).send();
    },
  );
  route(
    server,
    {
      method: 'GET',
      path: '/api/admin/quizzes.csv',
      tag: 'Administration',
      summary: 'Quiz statistics as CSV',
      access: { staff: 'exports' },
      query: quizCountsCsvInput,
      answers: {
        200: {
          says: 'A line a result: quiz, result, count; begun and finished are lines of their own.',
          media: 'text/csv',
          headers: { 'content-disposition': 'quizzes.csv' },
        },
      },
    },
    async ({ ctx, query }, reply) => {
      const lines = (await readQuizCounts(ctx, query.range)).flatMap((counts) => [
        `${counts.quiz},(begun),${counts.begun}`,
        `${counts.quiz},(finished),${counts.finished}`,
        ...counts.results.map(({ result, count }) => `${counts.quiz},${result},${count}`),
      ]);
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', 'attachment; filename="quizzes.csv"')
        .header('cache-control', 'no-store')
        .send(['quiz,result,count', ...lines, ''].join('\r\n'));
    },
  );
}
