import { mayInFamily } from '@infinite/schema/catalogue/families';
import {
  FamilyActivityDocument,
  FamilyPeopleDocument,
} from '@infinite/schema/generated/operations';
import type { PageContextServer } from 'vike/types';
import { roleNames } from '#families/role-names.ts';
import { signInFirst } from '#renderer/sign-in-first.ts';

export type Data = Awaited<ReturnType<typeof data>>;

/** Null for somebody who left the family. */
export async function data(pageContext: PageContextServer) {
  const { familyRole } = signInFirst(pageContext);
  const { execute } = pageContext.api;
  if (!mayInFamily(roleNames[familyRole], 'seePeople')) return null;
  const after = pageContext.urlParsed.search['after'] ?? null;
  const [{ familyMembers }, { familyActivity }] = await Promise.all([
    execute(FamilyPeopleDocument, {}),
    execute(FamilyActivityDocument, { after }),
  ]);
  const people = familyMembers.map(({ id, name, role, you }) => ({ id, name, role, you }));
  return { people, activity: familyActivity, isFirstPage: after === null };
}
