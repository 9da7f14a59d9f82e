import type { ReactElement } from 'react';
import { useData } from 'vike-react/useData';
import { usePageContext } from 'vike-react/usePageContext';
import { AnswerClosed } from '#received/components/answer-closed.tsx';
import { AnswerForms } from '#received/components/answer-forms.tsx';
import type { Data } from './+data.ts';

/** The page behind the link in a reminder: what it is about, and three forms. */
export function Page(): ReactElement {
  const { page, problem } = useData<Data>();
  const { routeParams, now } = usePageContext();
  if (page === null || !page.canAct) return <AnswerClosed page={page} now={now} />;
  return <AnswerForms page={page} token={routeParams['token'] ?? ''} now={now} problem={problem} />;
}
