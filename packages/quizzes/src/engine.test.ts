import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeOf, readCode } from './answer-code.ts';
import { letterOf, outcomeOf, questionAt } from './engine.ts';
import { queryAfterAnswer, viewOf } from './quiz-step.ts';
import type { Quiz } from './quiz.ts';
import { quizzes } from './quizzes.ts';

/** Every whole way through a quiz, as letters, and every answer met on one. */
function waysThrough(quiz: Quiz): { ways: string[]; answered: Set<string> } {
  const ways: string[] = [];
  const answered = new Set<string>();
  const walk = (before: string): void => {
    const question = questionAt(quiz, before, before.length);
    if (!question) {
      ways.push(before);
      return;
    }
    for (const [index, { label }] of question.options.entries()) {
      answered.add(`${question.id}: ${label}`);
      walk(before + letterOf(index));
    }
  };
  walk('');
  return { ways, answered };
}

/** Answers by arbitrary numbers: each chooses one of the options that are there. */
function answersBy(quiz: Quiz, numbers: readonly number[]): string {
  let answers = '';
  for (const number of numbers) {
    const question = questionAt(quiz, answers, answers.length);
    if (!question) break;
    answers += letterOf(number % question.options.length);
  }
  return answers;
}

const someAnswers = fc.array(fc.nat(), { maxLength: 12 });

it('there are seven, each at an address of its own', () => {
  expect(new Set(quizzes.map(({ slug }) => slug)).size).toBe(7);
});

describe.each(quizzes.map((quiz) => [quiz.slug, quiz] as const))('%s', (_, quiz) => {
  it('ends on every way, after 7 to 10 questions, with a result and at least two reasons', () => {
    const reached = new Set<string>();
    const { ways, answered } = waysThrough(quiz);
    let poorest = Number.POSITIVE_INFINITY;
    for (const way of ways) {
      if (way.length !== quiz.steps.length) throw new Error(`${way} ends early`);
      const outcome = outcomeOf(quiz, way);
      if (!outcome) throw new Error(`${way} leads nowhere`);
      reached.add(outcome.result.id);
      poorest = Math.min(poorest, outcome.reasons.length);
    }
    expect(quiz.steps.length).toBeGreaterThanOrEqual(7);
    expect(quiz.steps.length).toBeLessThanOrEqual(10);
    expect(poorest).toBeGreaterThanOrEqual(2);
    expect([...reached].sort()).toEqual(quiz.results.map(({ id }) => id).sort());
    const all = quiz.steps
      .flat()
      .flatMap((question) => question.options.map(({ label }) => `${question.id}: ${label}`));
    expect([...answered].sort()).toEqual(all.sort());
  });

  it('branches by what was answered', () => {
    expect(quiz.steps.some((step) => Array.isArray(step))).toBe(true);
  });

  it('has reasons wherever an answer has weight, and none that names two questions', () => {
    for (const question of quiz.steps.flat()) {
      for (const { label, points, because } of question.options) {
        expect(Boolean(because), label).toBe(Object.keys(points).length > 0);
      }
    }
    const ids = quiz.steps.flat().map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('gives every answers back that it wrote into an address', () => {
    fc.assert(
      fc.property(someAnswers, (numbers) => {
        const answers = answersBy(quiz, numbers);
        expect(readCode(quiz, codeOf(quiz, answers))).toEqual({ kind: 'answers', answers });
      }),
    );
  });

  it('leads on from question to question by addresses alone, as without scripts', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { minLength: 12, maxLength: 12 }), (numbers) => {
        let query = new URLSearchParams();
        for (const number of numbers) {
          const view = viewOf(quiz, query);
          if (view.kind === 'result') break;
          const open =
            view.kind === 'question' ? view.question : (questionAt(quiz, '', 0) as never);
          const { options } = open as { options: readonly unknown[] };
          query.set('given', letterOf(number % options.length));
          query = new URLSearchParams(queryAfterAnswer(quiz, query) ?? 'lost');
        }
        expect(viewOf(quiz, query).kind).toBe('result');
      }),
    );
  });

  it('shows something for whatever an address brings', () => {
    const name = fc.constantFrom('a', 'step', 'given', 'result', '__proto__');
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.stringMatching(/^[0-9]{0,3}[a-z]{0,24}$/),
      fc.integer().map(String),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value), { maxLength: 4 }), (pairs) => {
        const query = new URLSearchParams(pairs);
        expect(['beginning', 'question', 'result', 'shared']).toContain(viewOf(quiz, query).kind);
        const next = queryAfterAnswer(quiz, query);
        if (next !== null) expect(viewOf(quiz, new URLSearchParams(next)).kind).not.toBe('shared');
      }),
      { numRuns: 500 },
    );
  });
});

describe('a look back', () => {
  const quiz = quizzes.find(({ slug }) => slug === 'voice-message-quiz') as Quiz;
  const after = (query: string) => queryAfterAnswer(quiz, new URLSearchParams(query));

  it('goes on with the later answers when an answer stays, and without them when it changes', () => {
    expect(after('a=1acb&step=2&given=c')).toBe('?a=1acb&step=3');
    expect(after('a=1acb&step=3&given=b')).toBe('?a=1acb');
    expect(after('a=1acb&step=1&given=d')).toBe('?a=1d');
  });

  it('asks anew what another answer would have asked', () => {
    expect(questionAt(quiz, 'a', 1)?.id).toBe('age');
    expect(questionAt(quiz, 'd', 1)?.id).toBe('parent');
    expect(questionAt(quiz, 'b', 1)?.id).toBe('known');
  });

  it('tells a link of an earlier version from one that is none', () => {
    const next = { ...quiz, version: 2 };
    expect(readCode(next, '1abc').kind).toBe('older');
    expect(readCode(quiz, '2abc').kind).toBe('unreadable');
    expect(readCode(quiz, '1zz').kind).toBe('unreadable');
  });
});
