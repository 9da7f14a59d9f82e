import { codeOf } from '@infinite/quizzes/answer-code';
import type { QuizView } from '@infinite/quizzes/quiz-step';
import { usePageContext } from 'vike-react/usePageContext';
import { QuizBeginning } from './quiz-beginning.tsx';
import { QuizQuestionView } from './quiz-question.tsx';
import { QuizResultView } from './quiz-result.tsx';
import { SharedResult } from './shared-result.tsx';

/**
 * A quiz at any step. Each question has an address; with scripts the next one is fetched and
 * replaces `#quiz`, without them it is a normal page.
 */
export function QuizPage() {
  const { quizPage } = usePageContext();
  if (!quizPage) return null;
  const { quiz, view } = quizPage;
  return (
    <>
      <p id="quiz-said" role="status" className="only-read-aloud" />
      <div
        id="quiz"
        data-island="quiz"
        data-quiz={quiz.slug}
        data-shows={view.kind}
        data-answers={'answers' in view ? codeOf(quiz, view.answers) : undefined}
      >
        {viewed(view)}
      </div>
    </>
  );

  function viewed(shown: QuizView) {
    switch (shown.kind) {
      case 'beginning':
        return <QuizBeginning quiz={quiz} notice={shown.notice} />;
      case 'question':
        return <QuizQuestionView quiz={quiz} view={shown} />;
      case 'result':
        return <QuizResultView quiz={quiz} outcome={shown.outcome} answers={shown.answers} />;
      case 'shared':
        return <SharedResult quiz={quiz} outcome={shown.outcome} />;
    }
  }
}
