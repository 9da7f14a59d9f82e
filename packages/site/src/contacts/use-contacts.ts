import type { ContactPartsFragment, ContactsQuery } from '@infinite/schema/generated/graphql';
import { ContactsDocument } from '@infinite/schema/generated/operations';
import { useRef, useState } from 'react';
import { ask } from '#api/ask.ts';

export type ContactView = ContactPartsFragment;
type ContactsPage = ContactsQuery['contacts'];

/** Letters of a search are sent together. */
const pauseMilliseconds = 250;

/** The entries that a page shows: searched, read further, and changed one by one. */
export function useContacts(first: { search: string; contacts: ContactsPage }) {
  const [page, setPage] = useState(first.contacts);
  const [search, setSearch] = useState(first.search);
  const [state, setState] = useState<'ready' | 'loading' | 'failed'>('ready');
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  // An answer to an earlier question comes too late.
  const asked = useRef(0);

  const load = async (text: string, after: string | null) => {
    const question = (asked.current += 1);
    setState('loading');
    const answer = await ask(ContactsDocument, { search: text, after });
    if (question !== asked.current) return;
    if (answer.kind !== 'data') {
      setState('failed');
      return;
    }
    const { nodes, pageInfo } = answer.data.contacts;
    setPage((before) => ({ pageInfo, nodes: after ? [...before.nodes, ...nodes] : nodes }));
    setState('ready');
  };

  return {
    contacts: page.nodes,
    hasMore: page.pageInfo.hasNextPage,
    search,
    state,
    searchFor: (text: string) => {
      setSearch(text);
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void load(text, null), pauseMilliseconds);
    },
    loadMore: () => load(search, page.pageInfo.endCursor ?? null),
    reload: (text = search) => {
      clearTimeout(timer.current);
      setSearch(text);
      return load(text, null);
    },
    /** In its place by name. */
    put: (contact: ContactView) =>
      setPage(({ nodes, pageInfo }) => ({
        pageInfo,
        nodes: [...nodes.filter(({ id }) => id !== contact.id), contact].toSorted(byName),
      })),
    drop: (...ids: string[]) =>
      setPage(({ nodes, pageInfo }) => ({
        pageInfo,
        nodes: nodes.filter(({ id }) => !ids.includes(id)),
      })),
  };
}

const byName = (one: ContactView, other: ContactView) =>
  one.name.localeCompare(other.name, undefined, { sensitivity: 'base' });
