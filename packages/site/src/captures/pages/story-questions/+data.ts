import { mayInFamily } from '@infinite/schema/catalogue/families';
import {
  CapturesDocument,
  ConnectionsDocument,
  ContactsDocument,
} from '@infinite/schema/generated/operations';
import type { PageContextServer } from 'vike/types';
import { roleNames } from '#families/role-names.ts';
import { signInFirst } from '#renderer/sign-in-first.ts';

export type Data = Awaited<ReturnType<typeof data>>;

/** People who can be chosen by name; others are typed in. */
const contacts = 50;

/** Null for somebody who left the family. */
export async function data(pageContext: PageContextServer) {
  const { familyRole } = signInFirst(pageContext);
  const role = roleNames[familyRole];
  if (!mayInFamily(role, 'seeRecordings')) return null;
  const { api } = pageContext;
  const { captures } = await api.execute(CapturesDocument, {});
  if (!mayInFamily(role, 'addRecordings')) return { captures, people: [], members: [] };
  const [book, family] = await Promise.all([
    api.execute(ContactsDocument, { first: contacts }),
    api.execute(ConnectionsDocument, {}),
  ]);
  return {
    captures,
    people: book.contacts.nodes.map(({ id, name, emails, timeZone, language }) => ({
      ...{ id, name, email: emails[0] ?? '' },
      ...{ timeZone: timeZone ?? null, language: language ?? null },
    })),
    members: family.familyMembers.map(({ id, name }) => ({ id, name })),
  };
}
