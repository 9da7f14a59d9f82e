import type { Quiz } from '@infinite/quizzes/quiz';
import type { QuizView } from '@infinite/quizzes/quiz-step';

declare global {
  namespace Vike {
    interface PageContext {
      /** On the server alone: the quiz at hand, and what its address shows of it. */
      quizPage?: { readonly quiz: Quiz; readonly view: QuizView };
    }
  }
}

export {};
