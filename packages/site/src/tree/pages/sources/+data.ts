import { mayInFamily } from '@infinite/schema/catalogue/families';
import { TreeSourcesDocument } from '@infinite/schema/generated/operations';
import type { PageContextServer } from 'vike/types';
import { roleNames } from '#families/role-names.ts';
import { signInFirst } from '#renderer/sign-in-first.ts';
import { firstIfGone } from '#vault/first-if-gone.ts';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContextServer) {
  const { familyRole } = signInFirst(pageContext);
  const search = (pageContext.urlParsed.search['q'] ?? '').slice(0, 200);
  const { treeSources } = await firstIfGone(pageContext, (after) =>
    pageContext.api.execute(TreeSourcesDocument, { search, after, first: 50 }),
  );
  return { search, sources: treeSources, mayAdd: mayInFamily(roleNames[familyRole], 'addToTree') };
}
