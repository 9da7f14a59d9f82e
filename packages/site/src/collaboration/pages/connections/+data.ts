import { mayInFamily } from '@infinite/schema/catalogue/families';
import { ConnectionsDocument } from '@infinite/schema/generated/operations';
import type { PageContextServer } from 'vike/types';
import { roleNames } from '#families/role-names.ts';
import { signInFirst } from '#renderer/sign-in-first.ts';

export type Data = Awaited<ReturnType<typeof data>>;

/** Null for somebody who left the family. */
export async function data(pageContext: PageContextServer) {
  const { familyRole } = signInFirst(pageContext);
  if (!mayInFamily(roleNames[familyRole], 'seePeople')) return null;
  const { familyMembers, lastShared } = await pageContext.api.execute(ConnectionsDocument, {});
  const people = familyMembers.map((member) => {
    const shared = lastShared.find(({ memberId }) => memberId === member.id) ?? null;
    return { ...member, shared };
  });
  return { people };
}
