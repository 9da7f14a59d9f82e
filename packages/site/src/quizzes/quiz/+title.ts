import { quizWords } from '@infinite/schema/words/quizzes.en';
import type { PageContext } from 'vike/types';

export function title({ quizPage }: PageContext): string | null {
  if (!quizPage) return null;
  const { quiz, view } = quizPage;
  if (view.kind === 'question') {
    return quizWords.questionTitle(view.step + 1, quiz.steps.length, quiz.name);
  }
  if (view.kind === 'beginning') return quiz.title;
  return quizWords.resultTitle(view.outcome.result.title, quiz.name);
}
