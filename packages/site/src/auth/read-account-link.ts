import { AccountLinkDocument } from '@infinite/schema/generated/operations';
import type { PageContextServer } from 'vike/types';
import { answerAsDeadLink } from '#renderer/link-status.ts';

/** Checks whether the link of this page is still valid; the form consumes it. */
export async function readAccountLink(
  pageContext: PageContextServer,
): Promise<{ good: boolean; confirmed: boolean }> {
  const token = pageContext.routeParams['token'] ?? '';
  const { accountLink } = await pageContext.api.execute(AccountLinkDocument, { token });
  const confirmed = accountLink === 'CONFIRMED';
  if (accountLink !== 'GOOD' && !confirmed)
    answerAsDeadLink(pageContext, accountLink === 'OVER' ? 410 : 404);
  return { good: accountLink === 'GOOD', confirmed };
}
