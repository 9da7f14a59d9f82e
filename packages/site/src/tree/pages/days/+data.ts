import { mayInFamily } from '@infinite/schema/catalogue/families';
import { TreeDaysDocument } from '@infinite/schema/generated/operations';
import type { PageContextServer } from 'vike/types';
import { roleNames } from '#families/role-names.ts';
import { signInFirst } from '#renderer/sign-in-first.ts';

export type Data = Awaited<ReturnType<typeof data>>;

/** Null for a former member. */
export async function data(pageContext: PageContextServer) {
  const { familyRole } = signInFirst(pageContext);
  if (!mayInFamily(roleNames[familyRole], 'seeTree')) return null;
  return pageContext.api.execute(TreeDaysDocument, {});
}
