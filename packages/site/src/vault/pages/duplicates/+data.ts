import type { AlikeItemsQuery } from '@infinite/schema/generated/graphql';
import { AlikeItemsDocument } from '@infinite/schema/generated/operations';
import type { PageContextServer } from 'vike/types';
import { signInFirst } from '#renderer/sign-in-first.ts';

export type Data = AlikeItemsQuery;

export function data(pageContext: PageContextServer): Promise<Data> {
  signInFirst(pageContext);
  return pageContext.api.execute(AlikeItemsDocument, {});
}
