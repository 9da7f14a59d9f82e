import { mayInFamily } from '@infinite/schema/catalogue/families';
import {
  FamilyInvitationsDocument,
  FamilyPeopleDocument,
} from '@infinite/schema/generated/operations';
import type { PageContextServer } from 'vike/types';
import { roleNames } from '#families/role-names.ts';
import { signInFirst } from '#renderer/sign-in-first.ts';

export type Data = Awaited<ReturnType<typeof data>>;

/** What the role of the viewer shows of the family in view. */
export async function data(pageContext: PageContextServer) {
  const { familyRole } = signInFirst(pageContext);
  const { execute } = pageContext.api;
  const role = roleNames[familyRole];
  return {
    people: mayInFamily(role, 'seePeople') ? await execute(FamilyPeopleDocument, {}) : null,
    invitations: mayInFamily(role, 'managePeople')
      ? (await execute(FamilyInvitationsDocument, {})).familyInvitations
      : null,
  };
}
