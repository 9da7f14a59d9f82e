import { SharedPageDocument } from '@infinite/schema/generated/operations';
import type { PageContextServer } from 'vike/types';
import { answerAsDeadLink } from '#renderer/link-status.ts';

export type Data = Awaited<ReturnType<typeof data>>;

/**
 * Reading changes nothing; only submitting the form records that it was opened, and the page holds
 * nothing of the message before that.
 */
export async function data(pageContext: PageContextServer) {
  const { api, routeParams, urlParsed } = pageContext;
  const { sharedPage } = await api.execute(SharedPageDocument, {
    token: routeParams['token'] ?? '',
  });
  if (sharedPage?.state !== 'OPENABLE') {
    const known = sharedPage && sharedPage.state !== 'UNKNOWN';
    answerAsDeadLink(pageContext, known ? 410 : 404);
  }
  const opened = Boolean(sharedPage?.openedAt);
  const closed = sharedPage && { ...sharedPage, title: '', body: '', items: [] };
  return {
    page: (opened ? sharedPage : closed) ?? null,
    opened,
    thanked: thankedBy(urlParsed.search),
    problem: urlParsed.search['problem'] ?? null,
  };
}

function thankedBy(search: Record<string, string>): 'words' | 'voice' | null {
  if (search['spoken'] !== undefined) return 'voice';
  return search['thanked'] === undefined ? null : 'words';
}
