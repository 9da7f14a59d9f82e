import { mayInFamily } from '@infinite/schema/catalogue/families';
import { isRefusal } from '@infinite/api-client/refusal';
import { ContactDocument, ContactsDocument } from '@infinite/schema/generated/operations';
import type { PageContextServer } from 'vike/types';
import { roleNames } from '#families/role-names.ts';
import { signInFirst } from '#renderer/sign-in-first.ts';

export type Data = Awaited<ReturnType<typeof data>>;

/** `?q=…` searches, and `?person=…` shows one entry. A former member has no address book. */
export async function data(pageContext: PageContextServer) {
  const { familyRole } = signInFirst(pageContext);
  if (!mayInFamily(roleNames[familyRole], 'seeContacts')) return null;
  const { execute } = pageContext.api;
  const asked = pageContext.urlParsed.search;
  const id = asked['person'];
  if (id) {
    const one = await execute(ContactDocument, { id }).catch((error: unknown) => {
      // It was removed, or belongs to another family: the whole book is what is left.
      if (isRefusal(error, 'NOT_FOUND')) return null;
      throw error;
    });
    if (one) return { search: '', only: one.contact.id, contacts: pageOf([one.contact]) };
  }
  const search = (asked['q'] ?? '').slice(0, 200);
  const { contacts } = await execute(ContactsDocument, { search });
  return { search, only: null, contacts };
}

const pageOf = <Node>(nodes: Node[]) => ({
  nodes,
  pageInfo: { hasNextPage: false, endCursor: null },
});
