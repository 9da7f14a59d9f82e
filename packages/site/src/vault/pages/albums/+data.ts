import type { AlbumsQuery } from '@infinite/schema/generated/graphql';
import { AlbumsDocument } from '@infinite/schema/generated/operations';
import type { PageContextServer } from 'vike/types';
import { signInFirst } from '#renderer/sign-in-first.ts';
import { firstIfGone } from '#vault/first-if-gone.ts';

export type Data = AlbumsQuery;

export function data(pageContext: PageContextServer): Promise<Data> {
  signInFirst(pageContext);
  const { execute } = pageContext.api;
  return firstIfGone(pageContext, (after) => execute(AlbumsDocument, { after }));
}
