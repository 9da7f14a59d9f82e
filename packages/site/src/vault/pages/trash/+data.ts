import type { TrashQuery } from '@infinite/schema/generated/graphql';
import { TrashDocument } from '@infinite/schema/generated/operations';
import type { PageContextServer } from 'vike/types';
import { firstIfGone } from '#vault/first-if-gone.ts';
import { signInFirst } from '#renderer/sign-in-first.ts';

export type Data = TrashQuery;

export function data(pageContext: PageContextServer): Promise<Data> {
  signInFirst(pageContext);
  const { execute } = pageContext.api;
  return firstIfGone(pageContext, (after) => execute(TrashDocument, { after }));
}
