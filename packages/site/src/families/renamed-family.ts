import { useSyncExternalStore } from 'react';

interface NamedFamily {
  readonly id: string;
  readonly name: string;
}

let renamed: NamedFamily | null = null;
const listeners = new Set<() => void>();

/** Shows the new name all over this page, which a reload might not: it would follow the session. */
export function showNewName(family: NamedFamily): void {
  renamed = family;
  for (const listener of listeners) listener();
}

/** The name of the family, also after this page renamed it. */
export function useFamilyName(family: NamedFamily): string {
  const latest = useSyncExternalStore(subscribe, now, onServer);
  return latest?.id === family.id ? latest.name : family.name;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const now = () => renamed;
const onServer = () => null;
