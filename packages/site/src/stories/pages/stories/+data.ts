import type { StoriesQuery } from '@infinite/schema/generated/graphql';
import { StoriesDocument } from '@infinite/schema/generated/operations';
import type { PageContextServer } from 'vike/types';
import { signInFirst } from '#renderer/sign-in-first.ts';
import { firstIfGone } from '#vault/first-if-gone.ts';

export type Data = StoriesQuery;

export function data(pageContext: PageContextServer): Promise<Data> {
  signInFirst(pageContext);
  const { execute } = pageContext.api;
  return firstIfGone(pageContext, (after) => execute(StoriesDocument, { after }));
}
