import { useSyncExternalStore } from 'react';

interface FamilyLook {
  readonly id: string;
  readonly name?: string;
  /** Path of the picture; null without one. */
  readonly picture?: string | null;
}

let changed: FamilyLook | null = null;
const listeners = new Set<() => void>();

/** Shows a change all over this page, which a reload might not: it would follow the session. */
export function showChange(family: FamilyLook): void {
  changed = changed?.id === family.id ? { ...changed, ...family } : family;
  for (const listener of listeners) listener();
}

/** The family as it was loaded, with what this page changed since. */
export function useFamily<Family extends FamilyLook>(family: Family): Family {
  const latest = useSyncExternalStore(subscribe, now, onServer);
  return latest?.id === family.id ? { ...family, ...latest } : family;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

const now = () => changed;
const onServer = () => null;
