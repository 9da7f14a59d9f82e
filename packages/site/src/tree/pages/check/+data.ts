import {
  TreeDuplicatesDocument,
  TreeOverviewDocument,
  TreeWarningsDocument,
} from '@infinite/schema/generated/operations';
import type { PageContextServer } from 'vike/types';
import { signInFirst } from '#renderer/sign-in-first.ts';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContextServer) {
  signInFirst(pageContext);
  const { execute } = pageContext.api;
  const { treeOverview } = await execute(TreeOverviewDocument, {});
  const { mayMerge } = treeOverview;
  const { treeWarnings } = await execute(TreeWarningsDocument, { first: 100 });
  const { treeDuplicates } = await execute(TreeDuplicatesDocument, { first: 30 });
  return { mayMerge, treeWarnings, treeDuplicates };
}
