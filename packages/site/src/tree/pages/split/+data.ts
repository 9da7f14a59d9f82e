import { mayInFamily } from '@infinite/schema/catalogue/families';
import { TreePersonDocument } from '@infinite/schema/generated/operations';
import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { roleNames } from '#families/role-names.ts';
import { signInFirst } from '#renderer/sign-in-first.ts';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContextServer) {
  const { familyRole } = signInFirst(pageContext);
  const id = pageContext.routeParams['id'] ?? '';
  const { treeIndividual: person } = await pageContext.api.execute(TreePersonDocument, { id });
  if (!person) throw render(404);
  return { person, mayMerge: mayInFamily(roleNames[familyRole], 'mergeTree') };
}
