import { viewOf } from '@infinite/quizzes/quiz-step';
import { quizAt } from '@infinite/quizzes/quizzes';
import type { PageContextServer } from 'vike/types';

/** Reads the quiz's address. What a query shows is one reader's own, so no search engine lists it. */
export function onBeforeRender({ urlPathname, urlOriginal }: PageContextServer) {
  const quiz = quizAt(urlPathname);
  if (!quiz) return {};
  const view = viewOf(quiz, new URLSearchParams(urlOriginal.split('?', 2)[1]));
  return {
    pageContext: {
      quizPage: { quiz, view },
      canonicalPath: `/${quiz.slug}`,
      unlisted: view.kind !== 'beginning' || view.notice !== null,
    },
  };
}
