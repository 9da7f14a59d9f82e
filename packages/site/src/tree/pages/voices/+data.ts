import { isRefusal } from '@infinite/api-client/refusal';
import { TreeFactVoicesDocument, TreeVoicesDocument } from '@infinite/schema/generated/operations';
import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { signInFirst } from '#renderer/sign-in-first.ts';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContextServer) {
  signInFirst(pageContext);
  const { execute } = pageContext.api;
  const recordId = pageContext.routeParams['id'] ?? '';
  try {
    const { treeVoices: voices } = await execute(TreeVoicesDocument, { recordId });
    const { treeFactVoices: facts } = await execute(TreeFactVoicesDocument, { recordId });
    return { recordId, voices, facts };
  } catch (error) {
    if (!isRefusal(error, 'NOT_FOUND')) throw error;
    throw render(404);
  }
}
