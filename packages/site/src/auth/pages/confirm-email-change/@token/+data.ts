import { EmailChangeLinkDocument } from '@infinite/schema/generated/operations';
import type { PageContextServer } from 'vike/types';
import { answerAsDeadLink } from '#renderer/link-status.ts';

export type Data = Awaited<ReturnType<typeof data>>;

/** What the link would confirm; the button does it. */
export async function data(pageContext: PageContextServer) {
  const token = pageContext.routeParams['token'] ?? '';
  const { accountLink, emailChangeLink } = await pageContext.api.execute(EmailChangeLinkDocument, {
    token,
  });
  if (!emailChangeLink) answerAsDeadLink(pageContext, accountLink === 'UNKNOWN' ? 404 : 410);
  return emailChangeLink;
}
