import { TellPageDocument } from '@infinite/schema/generated/operations';
import type { PageContextServer } from 'vike/types';
import { answerAsDeadLink } from '#renderer/link-status.ts';

export type Data = Awaited<ReturnType<typeof data>>;

/** Reading changes nothing: the forms on the page act. */
export async function data(pageContext: PageContextServer) {
  const { api, routeParams, urlParsed } = pageContext;
  const { tellPage } = await api.execute(TellPageDocument, { token: routeParams['token'] ?? '' });
  if (!tellPage) answerAsDeadLink(pageContext, 404);
  if (tellPage?.state === 'EXPIRED') answerAsDeadLink(pageContext, 410);
  return { page: tellPage ?? null, search: urlParsed.search };
}
