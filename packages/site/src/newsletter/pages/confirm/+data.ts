import { NewsletterConfirmationDocument } from '@infinite/schema/generated/operations';
import type { PageContextServer } from 'vike/types';
import { answerAsDeadLink } from '#renderer/link-status.ts';

export type Data = Awaited<ReturnType<typeof data>>;

/** Reading changes nothing: mail scanners follow every link. The form on the page acts. */
export async function data(pageContext: PageContextServer) {
  const { api, routeParams } = pageContext;
  const { newsletterConfirmation } = await api.execute(NewsletterConfirmationDocument, {
    token: routeParams['token'] ?? '',
  });
  if (newsletterConfirmation.state === 'UNKNOWN') answerAsDeadLink(pageContext, 404);
  if (newsletterConfirmation.state === 'GONE') answerAsDeadLink(pageContext, 410);
  return newsletterConfirmation;
}
