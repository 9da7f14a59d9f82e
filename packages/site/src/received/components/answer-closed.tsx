import { answerWords as words } from '#received/answer.en.ts';
import { LinkButton } from '@infinite/ui/link-button';
import type { ReactElement } from 'react';
import type { AnswerPage } from './answer-page.ts';
import { AnswerSummary } from './answer-summary.tsx';
import { closedWords } from './closed-words.ts';

/** Nothing to do: it was answered, it has expired, or the link is invalid. */
export function AnswerClosed(props: { page: AnswerPage | null; now: string }): ReactElement {
  const { page, now } = props;
  const { title, body } = closedWords(page);
  return (
    <div className="page-column py-10 sm:py-16">
      <div className="mx-auto flex max-w-measure flex-col items-start gap-6 text-lg">
        <div role="status">
          <h1 className="m-0 text-3xl sm:text-4xl">{title}</h1>
          <p className="m-0 mt-3">{body}</p>
        </div>
        {page === null ? null : <AnswerSummary page={page} now={now} />}
        {page === null ? null : (
          <LinkButton href="/future-messages" size="lg">
            {words.toMessages}
          </LinkButton>
        )}
      </div>
    </div>
  );
}
