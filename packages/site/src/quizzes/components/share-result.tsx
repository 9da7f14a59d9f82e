import type { Quiz } from '@infinite/quizzes/quiz';
import { queryOfShared } from '@infinite/quizzes/quiz-step';
import { quizWords } from '@infinite/schema/words/quizzes.en';
import { Button } from '@infinite/ui/button';
import { usePageContext } from 'vike-react/usePageContext';

const words = quizWords.result;

/** The link to give away; copied by a button where there are scripts. */
export function ShareResult({ quiz, answers }: { quiz: Quiz; answers: string }) {
  const { site } = usePageContext();
  const link = `${site.origin}/${quiz.slug}${queryOfShared(quiz, answers)}`;
  return (
    <section aria-labelledby="share" className="mt-10 border-t border-rule pt-6">
      <h2 id="share" className="mt-0 mb-2 text-xl">
        {words.share}
      </h2>
      <p className="mt-0 mb-3">{words.shareText}</p>
      <p className="m-0 break-all rounded-md bg-sunk px-4 py-3 text-sm">
        <a className="link" href={link} data-quiz-shared>
          {link}
        </a>
      </p>
      <div hidden data-quiz-copy className="mt-3">
        <Button type="button" data-copied={words.copied} data-not-copied={words.notCopied}>
          {words.copy}
        </Button>
        <p role="status" className="mt-2 mb-0 empty:hidden" />
      </div>
    </section>
  );
}
