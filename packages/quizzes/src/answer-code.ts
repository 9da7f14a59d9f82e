import { askedOf } from './engine.ts';
import type { Quiz } from './quiz.ts';

/** What an address says of a quiz: answers (letters), or that it was made for other questions. */
export type ReadCode =
  | { readonly kind: 'answers'; readonly answers: string }
  | { readonly kind: 'older' | 'unreadable' };

/** Answers as they stand in an address: the version of the quiz, then a letter an answer. */
export const codeOf = (quiz: Quiz, answers: string): string => `${quiz.version}${answers}`;

const form = /^(\d{1,3})([a-z]{0,20})$/;

/** Reads what came with an address; whatever it is, the answer is one of three. */
export function readCode(quiz: Quiz, code: string): ReadCode {
  const [, version, answers = ''] = form.exec(code) ?? [];
  if (version === undefined) return { kind: 'unreadable' };
  if (Number(version) !== quiz.version) {
    return { kind: Number(version) < quiz.version ? 'older' : 'unreadable' };
  }
  if (answers.length > quiz.steps.length || !askedOf(quiz, answers)) return { kind: 'unreadable' };
  return { kind: 'answers', answers };
}
