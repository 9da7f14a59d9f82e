import { codeOf, readCode } from './answer-code.ts';
import { outcomeOf, questionAt, type Outcome } from './engine.ts';
import type { Quiz, QuizQuestion } from './quiz.ts';

/** The names in a quiz's address. */
export const quizQuery = {
  /** The answers so far, as a code. */
  answers: 'a',
  /** The step that is looked at again, from 1. */
  step: 'step',
  /** The answer just given, a letter. */
  given: 'given',
  /** Somebody's whole answers: a result that was shared. */
  shared: 'result',
} as const;

/** What a quiz's address shows. */
export type QuizView =
  | { readonly kind: 'beginning'; readonly notice: 'older' | 'unreadable' | null }
  | {
      readonly kind: 'question';
      readonly question: QuizQuestion;
      /** From 0. */
      readonly step: number;
      /** All answers known, also those after this step. */
      readonly answers: string;
      /** The letter that was answered here before. */
      readonly chosen: string | null;
    }
  | {
      readonly kind: 'result' | 'shared';
      readonly outcome: Outcome;
      readonly answers: string;
    };

/** Reads an address; whatever stands in it, there is something to show. */
export function viewOf(quiz: Quiz, query: URLSearchParams): QuizView {
  const shared = query.get(quizQuery.shared);
  if (shared !== null) {
    const read = readCode(quiz, shared);
    if (read.kind !== 'answers') return { kind: 'beginning', notice: read.kind };
    const outcome = outcomeOf(quiz, read.answers);
    return outcome
      ? { kind: 'shared', outcome, answers: read.answers }
      : { kind: 'beginning', notice: 'unreadable' };
  }
  const code = query.get(quizQuery.answers);
  if (code === null) return { kind: 'beginning', notice: null };
  const read = readCode(quiz, code);
  if (read.kind !== 'answers') return { kind: 'beginning', notice: read.kind };
  const { answers } = read;
  const step = stepOf(query, answers);
  const question = questionAt(quiz, answers, step);
  if (question) {
    return { kind: 'question', question, step, answers, chosen: answers.charAt(step) || null };
  }
  const outcome = outcomeOf(quiz, answers);
  return outcome
    ? { kind: 'result', outcome, answers }
    : { kind: 'beginning', notice: 'unreadable' };
}

/** The step that an address asks for: one that is answered already, or else the first open one. */
function stepOf(query: URLSearchParams, answers: string): number {
  const asked = Number(query.get(quizQuery.step) ?? Number.NaN) - 1;
  return Number.isInteger(asked) && asked >= 0 && asked < answers.length ? asked : answers.length;
}

/**
 * Where an answer leads, as a query; null when the address brings none that fits. A changed answer
 * takes the later ones with it: they may have been given to other questions.
 */
export function queryAfterAnswer(quiz: Quiz, query: URLSearchParams): string | null {
  const given = query.get(quizQuery.given);
  if (given === null || !/^[a-z]$/.test(given)) return null;
  const view = viewOf(quiz, query.has(quizQuery.answers) ? query : firstStep(quiz));
  if (view.kind !== 'question') return null;
  const { answers, step, chosen } = view;
  const changed = chosen !== given;
  const next = changed ? answers.slice(0, step) + given : answers;
  if (readCode(quiz, codeOf(quiz, next)).kind !== 'answers') return null;
  return changed ? queryAt(quiz, next) : queryAt(quiz, next, step + 1);
}

/** The query of a step; without one, of the first that is open. */
export function queryAt(quiz: Quiz, answers: string, step = answers.length): string {
  const query = new URLSearchParams({ [quizQuery.answers]: codeOf(quiz, answers) });
  if (step < answers.length) query.set(quizQuery.step, String(step + 1));
  return `?${query}`;
}

export const queryOfShared = (quiz: Quiz, answers: string): string =>
  `?${new URLSearchParams({ [quizQuery.shared]: codeOf(quiz, answers) })}`;

const firstStep = (quiz: Quiz): URLSearchParams => new URLSearchParams(queryAt(quiz, ''));
