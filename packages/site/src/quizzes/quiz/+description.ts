import type { PageContext } from 'vike/types';

export function description({ quizPage }: PageContext): string | null {
  if (!quizPage) return null;
  const { quiz, view } = quizPage;
  return view.kind === 'shared' ? (view.outcome.result.text[0] ?? null) : quiz.description;
}
