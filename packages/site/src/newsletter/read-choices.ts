import { NewsletterChoicesDocument } from '@infinite/schema/generated/operations';
import type { PageContextServer } from 'vike/types';
import { answerAsDeadLink } from '#renderer/link-status.ts';

/** What the pages behind the links of an issue show; reading it changes nothing. */
export async function readChoices(pageContext: PageContextServer) {
  const { api, routeParams, urlParsed } = pageContext;
  const { newsletterChoices } = await api.execute(NewsletterChoicesDocument, {
    token: routeParams['token'] ?? '',
  });
  if (!newsletterChoices) answerAsDeadLink(pageContext, 404);
  return {
    choices: newsletterChoices ?? null,
    saved: 'saved' in urlParsed.search,
    problem: 'problem' in urlParsed.search,
  };
}
