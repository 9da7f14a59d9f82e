import type { Outcome } from '@infinite/quizzes/engine';
import type { Quiz } from '@infinite/quizzes/quiz';
import { quizWords } from '@infinite/schema/words/quizzes.en';
import { LinkButton } from '@infinite/ui/link-button';
import { ResultBody } from './result-body.tsx';

const words = quizWords.shared;

/** A result that somebody else had, and the way to one's own. */
export function SharedResult({ quiz, outcome }: { quiz: Quiz; outcome: Outcome }) {
  const { result } = outcome;
  return (
    <div className="page-column pt-8 pb-20 sm:pt-12">
      <div className="max-w-measure">
        <p className="m-0 text-sm text-ink-soft">{words.above(quiz.name)}</p>
        <h1 id="question" tabIndex={-1} className="mt-2 mb-6 text-3xl outline-none sm:text-4xl">
          {result.title}
        </h1>
        <ResultBody outcome={outcome} why={words.why} />
        <div className="border-t border-rule pt-6">
          <p className="mt-0 mb-4">{words.invitation(quiz.steps.length)}</p>
          <div className="flex flex-wrap gap-3">
            <LinkButton href={`/${quiz.slug}`} variant="primary" size="lg">
              {words.take}
            </LinkButton>
            <LinkButton href={result.next.href} variant="quiet" size="lg">
              {result.next.label}
            </LinkButton>
          </div>
        </div>
      </div>
    </div>
  );
}
