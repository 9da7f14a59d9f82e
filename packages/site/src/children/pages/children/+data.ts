import { ChildrenDocument } from '@infinite/schema/generated/operations';
import type { PageContextServer } from 'vike/types';
import { signInFirst } from '#renderer/sign-in-first.ts';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContextServer) {
  signInFirst(pageContext);
  return pageContext.api.execute(ChildrenDocument, {});
}
