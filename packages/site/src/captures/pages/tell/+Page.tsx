import { tellWords as words } from '@infinite/schema/words/tell.en';
import type { ReactElement } from 'react';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { AskedQuestion } from '#captures/components/asked-question.tsx';
import { AsideQuestions } from '#captures/components/aside-questions.tsx';
import { Consent } from '#captures/components/consent.tsx';
import { GivenAnswers } from '#captures/components/given-answers.tsx';
import { MailsPart } from '#captures/components/mails-part.tsx';
import { WhatCameOfIt } from '#captures/components/what-came-of-it.tsx';
import type { Data } from './+data.ts';

/** Where somebody without an account answers the questions of a family. */
export function Page(): ReactElement {
  const { page, search } = useData<Data>();
  const { routeParams } = usePageContext();
  const token = routeParams['token'] ?? '';
  const closed = page === null ? 'UNKNOWN' : page.state === 'OPENABLE' ? null : page.state;
  return (
    <div className="page-column py-8 sm:py-14">
      <div className="mx-auto flex max-w-measure flex-col gap-10 text-lg text-ink">
        <WhatCameOfIt search={search} />
        {closed ? (
          <div className="flex flex-col gap-4">
            <h1 className="m-0 text-3xl sm:text-4xl">{words.closed[closed].title}</h1>
            <p className="m-0">{words.closed[closed].body}</p>
          </div>
        ) : null}
        {page && !closed ? (
          <>
            <AskedQuestion page={page} token={token} wanted={search['question'] ?? null} />
            <AsideQuestions page={page} token={token} />
          </>
        ) : null}
        {page && closed !== 'EXPIRED' ? (
          <>
            <GivenAnswers page={page} token={token} />
            <Consent page={page} />
            <MailsPart page={page} token={token} />
          </>
        ) : null}
      </div>
    </div>
  );
}
