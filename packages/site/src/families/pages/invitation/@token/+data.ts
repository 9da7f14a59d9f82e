import { InvitationDocument } from '@infinite/schema/generated/operations';
import type { PageContextServer } from 'vike/types';
import { answerAsDeadLink } from '#renderer/link-status.ts';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContextServer) {
  const token = pageContext.routeParams['token'] ?? '';
  const declined = 'declined' in pageContext.urlParsed.search;
  const { invitation } = await pageContext.api.execute(InvitationDocument, { token });
  if (!invitation && !declined) answerAsDeadLink(pageContext, 410);
  return { invitation: invitation ?? null, declined };
}
