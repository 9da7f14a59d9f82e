import type { Quiz } from '@infinite/quizzes/quiz';
import type { QuizView } from '@infinite/quizzes/quiz-step';
import { quizWords as words } from '@infinite/schema/words/quizzes.en';
import { Progress } from '@infinite/ui/progress';
import { QuizForm } from './quiz-form.tsx';

interface QuizQuestionProps {
  quiz: Quiz;
  view: Extract<QuizView, { kind: 'question' }>;
}

export function QuizQuestionView({ quiz, view }: QuizQuestionProps) {
  const { question, step } = view;
  const of = quiz.steps.length;
  const position = words.position(step + 1, of);
  return (
    <div className="page-column pt-8 pb-20 sm:pt-12">
      <div className="max-w-measure">
        <p className="m-0 text-sm text-ink-soft">
          <a className="link" href={`/${quiz.slug}`}>
            {quiz.name}
          </a>
        </p>
        <p className="mt-4 mb-2 text-sm font-semibold tabular-nums">{position}</p>
        <Progress label={words.progress} value={step / of} valueText={position} />
        <h1
          id="question"
          tabIndex={-1}
          className="mt-8 mb-2 scroll-mt-6 text-2xl outline-none sm:text-3xl"
        >
          {question.text}
        </h1>
        {question.hint ? <p className="mt-0 mb-0 text-ink-soft">{question.hint}</p> : null}
      </div>
      <div className="mt-6">
        <QuizForm quiz={quiz} {...view} />
      </div>
    </div>
  );
}
