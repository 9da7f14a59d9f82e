import { mayInFamily } from '@infinite/schema/catalogue/families';
import { TreeDuplicatesDocument, TreePersonDocument } from '@infinite/schema/generated/operations';
import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { roleNames } from '#families/role-names.ts';
import { signInFirst } from '#renderer/sign-in-first.ts';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContextServer) {
  const { familyRole } = signInFirst(pageContext);
  const { execute } = pageContext.api;
  const id = pageContext.routeParams['id'] ?? '';
  const mayMerge = mayInFamily(roleNames[familyRole], 'mergeTree');
  const { treeIndividual: person } = await execute(TreePersonDocument, { id });
  if (!person) throw render(404);
  if (!mayMerge) return { person, mayMerge, other: null, alike: [] };
  const asked = pageContext.urlParsed.search['with'] ?? id;
  // Somebody who was removed, or the same person again, leaves the choice open.
  const other =
    asked === id ? null : (await execute(TreePersonDocument, { id: asked })).treeIndividual;
  const { treeDuplicates } = await execute(TreeDuplicatesDocument, { of: id, first: 5 });
  const alike = treeDuplicates.map(({ one, other: second, score, reasons }) => ({
    ...{ score, reasons, person: one.id === id ? second : one },
  }));
  return { person, mayMerge, other: other ?? null, alike };
}
