import { mayInFamily } from '@infinite/schema/catalogue/families';
import { TreeChangesDocument, TreePersonDocument } from '@infinite/schema/generated/operations';
import { render } from 'vike/abort';
import type { PageContextServer } from 'vike/types';
import { loadTalk } from '#collaboration/load-talk.ts';
import { roleNames } from '#families/role-names.ts';
import { loadPictures } from '#tree/pictures/load-pictures.ts';
import { signInFirst } from '#renderer/sign-in-first.ts';

export type Data = Awaited<ReturnType<typeof data>>;

export async function data(pageContext: PageContextServer) {
  const { familyRole } = signInFirst(pageContext);
  const role = roleNames[familyRole];
  const id = pageContext.routeParams['id'] ?? '';
  const { treeIndividual: person } = await pageContext.api.execute(TreePersonDocument, { id });
  if (!person) throw render(404);
  const changes = { recordId: id, first: 20 };
  const { treeChanges } = await pageContext.api.execute(TreeChangesDocument, changes);
  const talk = await loadTalk(pageContext.api.execute, id, familyRole, 'TREE_PERSON');
  return {
    person,
    talk,
    changes: treeChanges.nodes,
    photos: await loadPictures(pageContext.api.execute, id),
    mayAdd: mayInFamily(role, 'addToTree'),
    mayMerge: mayInFamily(role, 'mergeTree'),
    mayExport: mayInFamily(role, 'exportTree'),
  };
}
