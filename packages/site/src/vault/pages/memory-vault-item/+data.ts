import { ItemMarksDocument, VaultItemDocument } from '@infinite/schema/generated/operations';
import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { signInFirst } from '#renderer/sign-in-first.ts';
import { filterNamed, kindsOf } from '#vault/grid/vault-filter.ts';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContextServer) {
  signInFirst(pageContext);
  const filter = filterNamed(pageContext.urlParsed.search['kind']);
  const recordingId = pageContext.routeParams['id'] ?? '';
  const variables = { recordingId, kinds: kindsOf(filter) };
  const { vaultItem: item } = await pageContext.api.execute(VaultItemDocument, variables);
  if (!item) throw render(404);
  const marks = await pageContext.api.execute(ItemMarksDocument, { recordingId });
  return { item, marks, filter };
}
