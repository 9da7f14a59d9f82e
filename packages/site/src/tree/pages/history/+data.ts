import type { TreeChangesQuery } from '@infinite/schema/generated/graphql';
import { TreeChangesDocument } from '@infinite/schema/generated/operations';
import type { PageContextServer } from 'vike/types';
import { signInFirst } from '#renderer/sign-in-first.ts';
import { firstIfGone } from '#vault/first-if-gone.ts';

export type Data = TreeChangesQuery;

export function data(pageContext: PageContextServer): Promise<Data> {
  signInFirst(pageContext);
  const { execute } = pageContext.api;
  return firstIfGone(pageContext, (after) => execute(TreeChangesDocument, { first: 50, after }));
}
