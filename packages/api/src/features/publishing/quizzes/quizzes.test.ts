import { quizCounting } from '@infinite/schema/catalogue/quizzes';
import { codeOf } from '@infinite/quizzes/answer-code';
import { outcomeOf } from '@infinite/quizzes/engine';
import { QuizCountsDocument } from '@infinite/schema/generated/graphql';
import { quizzes } from '@infinite/quizzes/quizzes';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { graphql } from '#testing/graphql.ts';
import { signUpMember, type TestMember } from '#testing/members.ts';
import { createTestApp, type TestApp } from '#testing/test-app.ts';

let test: TestApp;
let admin: TestMember;
beforeAll(async () => {
  test = await createTestApp();
  admin = await signUpMember(test, { role: 'admin' });
});
afterAll(() => test.close());

const quiz = quizzes[0]!;
const way = 'a'.repeat(quiz.steps.length);
const whole = codeOf(quiz, way);

const report = (payload: object, remoteAddress = '192.0.2.1') =>
  test.server.inject({ method: 'POST', url: '/api/quizzes/counts', payload, remoteAddress });

const counts = async () => {
  const { data } = await graphql(test, QuizCountsDocument, { range: 'DAYS_7' }, admin.cookie);
  return data!.quizCounts.find(({ quiz: slug }) => slug === quiz.slug)!;
};

it('counts who begins and who finishes, with the result that the answers have', async () => {
  const begun = { quiz: quiz.slug, what: 'BEGUN', answers: codeOf(quiz, 'a') };
  expect((await report(begun)).statusCode).toBe(204);
  expect((await report(begun, '192.0.2.2')).statusCode).toBe(204);
  expect((await report({ ...begun, what: 'FINISHED', answers: whole })).statusCode).toBe(204);
  const seen = await counts();
  expect(seen).toMatchObject({ begun: 2, finished: 1 });
  const result = outcomeOf(quiz, way)?.result.id;
  expect(seen.results.filter(({ count }) => count > 0)).toEqual([{ result, count: 1 }]);
});

it('counts nothing that no way through a quiz has', async () => {
  const before = await counts();
  for (const answers of ['', '1', 'a', '1zz', `${whole}a`, '9999a', codeOf(quiz, 'a')]) {
    const answer = await report({ quiz: quiz.slug, what: 'FINISHED', answers });
    expect(answer.statusCode, answers).toBe(400);
  }
  for (const body of [{}, { quiz: 'no-quiz', what: 'BEGUN', answers: whole }, [], { quiz: 1 }]) {
    expect((await report(body)).statusCode).toBe(400);
  }
  expect(await counts()).toEqual(before);
});

it('leaves yesterday behind the range, and a flood of one address outside', async () => {
  test.clock.advance({ hours: 24 * 8 });
  expect((await counts()).begun).toBe(0);
  const begun = { quiz: quiz.slug, what: 'BEGUN', answers: codeOf(quiz, 'b') };
  const answers: number[] = [];
  for (let index = 0; index < quizCounting.perAddress.max + 5; index += 1) {
    answers.push((await report(begun, '192.0.2.7')).statusCode);
  }
  expect(answers.at(-1)).toBe(429);
  expect((await counts()).begun).toBe(quizCounting.perAddress.max);
});

it('keeps a day, a quiz, a result and a number, and nothing of a visitor', async () => {
  const columns = await test.app.orm.em
    .getConnection()
    .execute<{ column_name: string }[]>(
      "select column_name from information_schema.columns where table_name = 'quiz_counts'",
    );
  expect(columns.map(({ column_name: name }) => name).sort()).toEqual([
    'count',
    'day',
    'quiz',
    'result',
  ]);
  const answer = await report({ quiz: quiz.slug, what: 'BEGUN', answers: codeOf(quiz, 'c') });
  expect(answer.headers['set-cookie']).toBeUndefined();
});
