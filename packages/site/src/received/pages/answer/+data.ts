import { AnswerPageDocument } from '@infinite/schema/generated/operations';
import type { PageContextServer } from 'vike/types';
import { answerAsDeadLink } from '#renderer/link-status.ts';

export type Data = Awaited<ReturnType<typeof data>>;

/** Reading changes nothing: mail scanners follow every link. The forms on the page act. */
export async function data(pageContext: PageContextServer) {
  const { api, routeParams, urlParsed } = pageContext;
  const { answerPage } = await api.execute(AnswerPageDocument, {
    token: routeParams['token'] ?? '',
  });
  if (!answerPage) answerAsDeadLink(pageContext, 404);
  // The person who answered sees their answer while it still applies.
  else if (!answerPage.canAct && (answerPage.expired || !answerPage.answered)) {
    answerAsDeadLink(pageContext, 410);
  }
  return { page: answerPage ?? null, problem: urlParsed.search['problem'] ?? null };
}
