import { SharedPageDocument } from '@infinite/schema/generated/operations';
import type { PageContextServer } from 'vike/types';
import { answerAsDeadLink } from '#renderer/link-status.ts';

export type Data = Awaited<ReturnType<typeof data>>;

/** Reading changes nothing: the forms on the page act. None of the message itself is in it. */
export async function data(pageContext: PageContextServer) {
  const { api, routeParams, urlParsed } = pageContext;
  const { sharedPage } = await api.execute(SharedPageDocument, {
    token: routeParams['token'] ?? '',
  });
  const choices = sharedPage?.choices ?? null;
  if (!choices) answerAsDeadLink(pageContext, 404);
  return {
    choices,
    from: sharedPage?.from ?? '',
    openable: sharedPage?.state === 'OPENABLE',
    opened: Boolean(sharedPage?.openedAt),
    problem: urlParsed.search['problem'] ?? null,
  };
}
