import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { AppError } from '#platform/errors/app-error.ts';
import { answerErrors } from '#platform/http/error-handler.ts';

async function answerTo(problem: Error, headers: Record<string, string> = {}) {
  const server = Fastify();
  answerErrors(server);
  server.get('/', (_request, reply) => {
    reply.headers({ ...headers, etag: '"a"', 'content-length': '7' });
    throw problem;
  });
  const answer = await server.inject('/');
  await server.close();
  return answer;
}

it('says how long a static file is whose requested range lies behind its end', async () => {
  // As @fastify/send refuses it.
  const answer = await answerTo(
    Object.assign(new Error('Range Not Satisfiable'), {
      statusCode: 416,
      headers: { 'Content-Range': 'bytes */559' },
    }),
  );
  expect([answer.statusCode, answer.headers['content-range']]).toEqual([416, 'bytes */559']);
  expect(answer.json()).toMatchObject({ code: 'RANGE_UNSATISFIABLE' });
});

it('keeps the length that a route has said, and no other header of the content', async () => {
  const answer = await answerTo(new AppError('RANGE_UNSATISFIABLE'), {
    'content-range': 'bytes */12',
  });
  expect([answer.statusCode, answer.headers['content-range']]).toEqual([416, 'bytes */12']);
  expect(answer.headers.etag).toBeUndefined();
  const missing = await answerTo(new AppError('NOT_FOUND'), { 'content-range': 'bytes */12' });
  expect([missing.statusCode, missing.headers['content-range']]).toEqual([404, undefined]);
});
