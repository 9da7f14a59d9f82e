import type { Quiz, QuizOption, QuizQuestion, QuizResult } from './quiz.ts';

/** A question that was asked, and what was answered. */
export interface Asked {
  readonly question: QuizQuestion;
  readonly option: QuizOption;
}

export interface Outcome {
  readonly result: QuizResult;
  /** Drawn from the given answers, the strongest few, in the order of the questions. */
  readonly reasons: readonly string[];
  /** What came second, unless nothing else had a point. */
  readonly second: QuizResult | null;
}

const mostReasons = 4;

/** The letter of an option, by its place. */
export const letterOf = (index: number): string => String.fromCharCode(97 + index);

const indexOf = (letter: string): number => letter.charCodeAt(0) - 97;

/**
 * The question of a step after the given answers (letters).
 * @returns undefined behind the last step, and where an answer before it is missing or none
 */
export function questionAt(quiz: Quiz, answers: string, step: number): QuizQuestion | undefined {
  const before = askedOf(quiz, answers.slice(0, step));
  return before?.length === step ? questionAfter(quiz, before, answers) : undefined;
}

/** What was asked and answered; null when a letter stands for no option of its question. */
export function askedOf(quiz: Quiz, answers: string): Asked[] | null {
  const asked: Asked[] = [];
  for (const letter of answers) {
    const question = questionAfter(quiz, asked, answers);
    const option = question?.options[indexOf(letter)];
    if (!question || !option) return null;
    asked.push({ question, option });
  }
  return asked;
}

function questionAfter(
  quiz: Quiz,
  before: readonly Asked[],
  answers: string,
): QuizQuestion | undefined {
  const holds = (when: Readonly<Record<string, string>> = {}) =>
    Object.entries(when).every(([id, letters]) => {
      const earlier = before.findIndex(({ question }) => question.id === id);
      return earlier >= 0 && letters.includes(answers.charAt(earlier));
    });
  return [quiz.steps[before.length] ?? []].flat().find(({ when }) => holds(when));
}

/** What a finished quiz comes to; null while questions are open. */
export function outcomeOf(quiz: Quiz, answers: string): Outcome | null {
  const asked = askedOf(quiz, answers);
  if (asked?.length !== quiz.steps.length) return null;
  // One answer alone, however strong, carries no result: there would be one reason for it.
  const ranked = quiz.results
    .map((result) => {
      const points = asked.map(({ option }) => pointsFor(option, result));
      return { result, points: sum(points), carried: points.filter((one) => one > 0).length > 1 };
    })
    .sort(
      (left, right) => Number(right.carried) - Number(left.carried) || right.points - left.points,
    );
  const [first, second] = ranked;
  if (!first) return null;
  return {
    result: first.result,
    reasons: reasonsFor(asked, first.result),
    second: second && second.points > 0 ? second.result : null,
  };
}

function reasonsFor(asked: readonly Asked[], result: QuizResult): string[] {
  const speaking = asked.filter(({ option }) => option.because && pointsFor(option, result) > 0);
  const strongest = new Set(
    [...speaking]
      .sort((left, right) => pointsFor(right.option, result) - pointsFor(left.option, result))
      .slice(0, mostReasons),
  );
  return speaking.flatMap((one) =>
    strongest.has(one) && one.option.because ? [one.option.because] : [],
  );
}

const pointsFor = (option: QuizOption, { id }: QuizResult): number => option.points[id] ?? 0;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
