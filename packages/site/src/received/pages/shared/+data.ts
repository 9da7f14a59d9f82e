import { SharedPageDocument } from '@infinite/schema/generated/graphql';
import type { PageContextServer } from 'vike/types';
import { answerAsDeadLink } from '#renderer/link-status.ts';

export type Data = Awaited<ReturnType<typeof data>>;

/** Reading changes nothing; whether it was opened is told by the form alone. */
export async function data(pageContext: PageContextServer) {
  const { api, routeParams, urlParsed } = pageContext;
  const { sharedPage } = await api.execute(SharedPageDocument, {
    token: routeParams['token'] ?? '',
  });
  if (sharedPage?.state !== 'OPENABLE') {
    const known = sharedPage && sharedPage.state !== 'UNKNOWN';
    answerAsDeadLink(pageContext, known ? 410 : 404);
  }
  const opened = urlParsed.search['opened'] !== undefined || Boolean(sharedPage?.openedAt);
  return { page: sharedPage ?? null, opened };
}
