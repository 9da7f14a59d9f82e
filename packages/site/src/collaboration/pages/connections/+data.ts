import { isRefusal } from '@infinite/api-client/refusal';
import { mayInFamily } from '@infinite/schema/catalogue/families';
import {
  ConnectionsDocument,
  ConnectionsInTreeDocument,
} from '@infinite/schema/generated/operations';
import type { PageContextServer } from 'vike/types';
import { roleNames } from '#families/role-names.ts';
import { signInFirst } from '#renderer/sign-in-first.ts';

export type Data = Awaited<ReturnType<typeof data>>;

/** Null for somebody who left the family. */
export async function data(pageContext: PageContextServer) {
  const { familyRole } = signInFirst(pageContext);
  if (!mayInFamily(roleNames[familyRole], 'seePeople')) return null;
  const { familyMembers, lastShared } = await pageContext.api.execute(ConnectionsDocument, {});
  const tree = await loadTree(pageContext);
  const people = familyMembers.map((member) => {
    const shared = lastShared.find(({ memberId }) => memberId === member.id) ?? null;
    const inTree = tree?.shown.treeMembers.find(({ memberId }) => memberId === member.id) ?? null;
    return { ...member, shared, inTree };
  });
  return { people, tree };
}

/** `?after=…` continues the list of relatives. */
async function loadTree(pageContext: PageContextServer) {
  const { familyRole } = signInFirst(pageContext);
  if (!mayInFamily(roleNames[familyRole], 'seeTree')) return null;
  const { after } = pageContext.urlParsed.search;
  const { execute } = pageContext.api;
  try {
    const shown = await execute(ConnectionsInTreeDocument, { after });
    return { shown, isWithin: after !== undefined };
  } catch (error) {
    // An address that somebody altered: the nearest are what is left.
    if (!isRefusal(error, 'INVALID_INPUT')) throw error;
    return { shown: await execute(ConnectionsInTreeDocument, {}), isWithin: false };
  }
}
