import { askedOf, type Outcome } from '@infinite/quizzes/engine';
import type { Quiz } from '@infinite/quizzes/quiz';
import { queryAt } from '@infinite/quizzes/quiz-step';
import { quizWords } from '@infinite/schema/words/quizzes.en';
import { LinkButton } from '@infinite/ui/link-button';
import { ResultBody } from './result-body.tsx';
import { ShareResult } from './share-result.tsx';

interface QuizResultProps {
  quiz: Quiz;
  outcome: Outcome;
  answers: string;
}

const words = quizWords.result;

export function QuizResultView({ quiz, outcome, answers }: QuizResultProps) {
  const { result, second } = outcome;
  return (
    <div className="page-column pt-8 pb-20 sm:pt-12">
      <div className="max-w-measure">
        <p className="m-0 text-sm text-ink-soft">{words.above}</p>
        <h1
          id="question"
          tabIndex={-1}
          className="mt-2 mb-6 scroll-mt-6 text-3xl outline-none sm:text-4xl"
        >
          {result.title}
        </h1>
        <ResultBody outcome={outcome} why={words.why} />
        <LinkButton href={result.next.href} variant="primary" size="lg">
          {result.next.label}
        </LinkButton>
        {second ? <p className="mt-8 mb-0">{words.second(second.title)}</p> : null}
        <p className="mt-3 mb-0 text-sm text-ink-soft">{words.suggestion}</p>
        <ShareResult quiz={quiz} answers={answers} />
        <GivenAnswers quiz={quiz} answers={answers} />
        <p className="mt-10 mb-0">
          <a className="link" href="/quizzes">
            {words.another}
          </a>
        </p>
      </div>
    </div>
  );
}

/** Each answer with a link to change it. */
function GivenAnswers({ quiz, answers }: Pick<QuizResultProps, 'quiz' | 'answers'>) {
  return (
    <details className="mt-10 border-t border-rule pt-4">
      <summary className="cursor-pointer font-semibold">{words.answers}</summary>
      <ol className="mt-4 mb-0 grid list-none gap-4 p-0">
        {askedOf(quiz, answers)?.map(({ question, option }, step) => (
          <li key={question.id}>
            <span className="block text-sm text-ink-soft">{question.text}</span>
            {option.label}{' '}
            <a
              className="link"
              href={`/${quiz.slug}${queryAt(quiz, answers, step)}#question`}
              aria-label={words.changeAnswer(question.text)}
              data-quiz-link
            >
              {words.change}
            </a>
          </li>
        ))}
      </ol>
    </details>
  );
}
