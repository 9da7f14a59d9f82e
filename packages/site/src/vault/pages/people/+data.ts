import type { PeopleInVaultQuery } from '@infinite/schema/generated/graphql';
import { PeopleInVaultDocument } from '@infinite/schema/generated/operations';
import type { PageContextServer } from 'vike/types';
import { signInFirst } from '#renderer/sign-in-first.ts';

export type Data = PeopleInVaultQuery;

export function data(pageContext: PageContextServer): Promise<Data> {
  signInFirst(pageContext);
  return pageContext.api.execute(PeopleInVaultDocument, {});
}
