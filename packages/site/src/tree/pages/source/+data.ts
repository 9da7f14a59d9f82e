import { TreeSourceDocument } from '@infinite/schema/generated/operations';
import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { signInFirst } from '#renderer/sign-in-first.ts';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContextServer) {
  signInFirst(pageContext);
  const id = pageContext.routeParams['id'] ?? '';
  const { execute } = pageContext.api;
  const { treeSource: source, treeSourceUses: uses } = await execute(TreeSourceDocument, { id });
  if (!source) throw render(404);
  return { source, uses };
}
