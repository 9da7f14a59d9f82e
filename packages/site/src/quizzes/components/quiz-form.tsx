import { codeOf } from '@infinite/quizzes/answer-code';
import { letterOf } from '@infinite/quizzes/engine';
import type { Quiz, QuizQuestion } from '@infinite/quizzes/quiz';
import { queryAt, quizQuery } from '@infinite/quizzes/quiz-step';
import { quizWords as words } from '@infinite/schema/words/quizzes.en';
import { Button } from '@infinite/ui/button';
import { LinkButton } from '@infinite/ui/link-button';
import { RadioCards } from '@infinite/ui/radio-cards';

interface QuizFormProps {
  quiz: Quiz;
  question: QuizQuestion;
  step: number;
  answers: string;
  chosen: string | null;
}

/** The answers of one question: a plain form whose address is the next question. */
export function QuizForm({ quiz, question, step, answers, chosen }: QuizFormProps) {
  const path = `/${quiz.slug}`;
  const last = step === quiz.steps.length - 1;
  return (
    <form method="get" action={`${path}#question`} data-quiz-form className="max-w-measure">
      <input type="hidden" name={quizQuery.answers} value={codeOf(quiz, answers)} />
      {step < answers.length ? (
        <input type="hidden" name={quizQuery.step} value={step + 1} />
      ) : null}
      <RadioCards
        legend={question.text}
        hideLegend
        required
        name={quizQuery.given}
        value={chosen ?? undefined}
        options={question.options.map(({ label, hint }, index) => ({
          value: letterOf(index),
          label,
          hint,
        }))}
        onChange={() => undefined}
      />
      <div className="mt-6 flex flex-wrap gap-3">
        <Button type="submit" variant="primary" size="lg">
          {last ? words.last : words.next}
        </Button>
        {step > 0 ? (
          <LinkButton
            size="lg"
            variant="quiet"
            href={`${path}${queryAt(quiz, answers, step - 1)}#question`}
            data-quiz-link
          >
            {words.back}
          </LinkButton>
        ) : null}
      </div>
    </form>
  );
}
