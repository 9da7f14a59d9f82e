import type { ListenPageQuery } from '@infinite/schema/generated/graphql';
import { ListenPageDocument } from '@infinite/schema/generated/operations';
import type { PageContextServer } from 'vike/types';
import { answerAsDeadLink } from '#renderer/link-status.ts';

/** Null for an address that was never printed. */
export interface Data {
  readonly page: NonNullable<ListenPageQuery['listenPage']> | null;
}

export async function data(pageContext: PageContextServer): Promise<Data> {
  const { api, routeParams } = pageContext;
  const token = routeParams['token'] ?? '';
  const { listenPage } = await api.execute(ListenPageDocument, { token });
  if (!listenPage) answerAsDeadLink(pageContext, 404);
  if (listenPage?.state === 'CLOSED') answerAsDeadLink(pageContext, 410);
  return { page: listenPage ?? null };
}
