import { answerWords as words } from '#received/answer.en.ts';
import { plannedOnClocksWords } from '#messages/clocks.en.ts';
import { namesWords } from '@infinite/schema/words/dates.en';
import type { ReactElement } from 'react';
import type { AnswerPage } from './answer-page.ts';

/** Which message this is about: its name, for whom, and when it goes out. */
export function AnswerSummary(props: { page: AnswerPage; now: string }): ReactElement {
  const { page, now } = props;
  return (
    <dl className="m-0 w-full border-y border-rule py-5">
      <dt className="only-read-aloud">{words.message}</dt>
      <dd className="m-0 font-serif text-2xl wrap-anywhere">{page.title || words.untitled}</dd>
      <dt className="only-read-aloud">{words.to}</dt>
      <dd className="m-0 mt-1">
        <span aria-hidden="true">{words.to} </span>
        {namesWords(page.recipients)}
      </dd>
      {page.nextDelivery ? (
        <>
          <dt className="only-read-aloud">{words.planned}</dt>
          <dd className="m-0">
            <span aria-hidden="true">{words.planned} </span>
            {plannedOnClocksWords(page.nextDelivery, now)}
          </dd>
        </>
      ) : null}
    </dl>
  );
}
