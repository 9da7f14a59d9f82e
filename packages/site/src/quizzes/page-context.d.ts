import type { Quiz } from '@infinite/schema/quizzes/quiz';
import type { QuizView } from '@infinite/schema/quizzes/quiz-step';

declare global {
  namespace Vike {
    interface PageContext {
      /** On the server alone: the quiz at hand, and what its address shows of it. */
      quizPage?: { readonly quiz: Quiz; readonly view: QuizView };
    }
  }
}

export {};
