import type { ProgressQuery } from '@infinite/schema/generated/graphql';
import { ProgressDocument } from '@infinite/schema/generated/operations';
import type { PageContextServer } from 'vike/types';
import { signInFirst } from '#renderer/sign-in-first.ts';

export type Data = ProgressQuery['home'];

export async function data(pageContext: PageContextServer): Promise<Data> {
  signInFirst(pageContext);
  return (await pageContext.api.execute(ProgressDocument, {})).home;
}
