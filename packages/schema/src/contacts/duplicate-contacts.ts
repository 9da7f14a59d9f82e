import { emailKey } from '#accounts/email-address.ts';

export interface NamedPerson {
  readonly name: string;
  readonly emails: readonly string[];
}

/**
 * Groups of entries that are probably one person: an address in common, or the same name where at
 * most one of them has an address. Each entry is in one group at most; groups have two or more.
 */
export function duplicatesAmong<Entry extends NamedPerson>(entries: readonly Entry[]): Entry[][] {
  const groups = new Map<string, Entry[]>();
  const left: Entry[] = [];
  const joined = joinedByAddress(entries);
  for (const entry of entries) {
    const root = joined(entry);
    if (root === null) left.push(entry);
    else groups.set(root, [...(groups.get(root) ?? []), entry]);
  }
  const single = [...groups.values()].filter(({ length }) => length === 1).flat();
  const named = Map.groupBy([...single, ...left], ({ name }) => foldedName(name));
  // Two addresses may be two people of one name: a father and his son.
  const sameName = [...named].flatMap(([name, same]) =>
    name !== '' && same.filter(({ emails }) => emails.length > 0).length <= 1 ? [same] : [],
  );
  const at = new Map(entries.map((entry, index) => [entry, index]));
  const place = (entry: Entry | undefined) => (entry && at.get(entry)) ?? 0;
  return [...groups.values(), ...sameName]
    .filter(({ length }) => length > 1)
    .map((group) => group.toSorted((a, b) => place(a) - place(b)))
    .toSorted((a, b) => place(a[0]) - place(b[0]));
}

/** The name of the group of an entry with an address; null without a readable one. */
function joinedByAddress(entries: readonly NamedPerson[]) {
  const parent = new Map<string, string>();
  const rootOf = (key: string): string => {
    let root = key;
    for (let next = parent.get(root); next !== undefined; next = parent.get(root)) root = next;
    if (root !== key) parent.set(key, root);
    return root;
  };
  for (const { emails } of entries) {
    const [first, ...others] = keysOf(emails);
    for (const other of others) {
      const [from, to] = [rootOf(other), rootOf(first ?? other)];
      if (from !== to) parent.set(from, to);
    }
  }
  return ({ emails }: NamedPerson) => {
    const [first] = keysOf(emails);
    return first === undefined ? null : rootOf(first);
  };
}

export interface Match<Entry> {
  readonly entry: Entry;
  /** 'same': nothing new would be added. 'likely': a reader should decide. */
  readonly how: 'same' | 'likely';
}

/** Finds people among those that are known; built once for a whole import. */
export function matcherOf<Entry extends NamedPerson>(known: readonly Entry[]) {
  const byKey = new Map<string, Entry[]>();
  const byName = new Map<string, Entry[]>();
  const add = (entry: Entry) => {
    for (const key of keysOf(entry.emails)) byKey.set(key, [...(byKey.get(key) ?? []), entry]);
    const name = foldedName(entry.name);
    byName.set(name, [...(byName.get(name) ?? []), entry]);
  };
  for (const entry of known) add(entry);
  const find = ({ name, emails }: NamedPerson): Match<Entry> | null => {
    const folded = foldedName(name);
    const keys = keysOf(emails);
    const shared = keys.flatMap((key) => byKey.get(key) ?? []);
    const same = shared.find((entry) => foldedName(entry.name) === folded);
    if (same) return { entry: same, how: 'same' };
    const namesakes = folded === '' ? [] : (byName.get(folded) ?? []);
    if (keys.length === 0 && namesakes[0]) return { entry: namesakes[0], how: 'same' };
    const likely = shared[0] ?? namesakes.find((entry) => entry.emails.length === 0);
    return likely ? { entry: likely, how: 'likely' } : null;
  };
  return { add, find };
}

const keysOf = (emails: readonly string[]) => emails.flatMap((email) => emailKey(email) ?? []);

/** 'Baker, Tom' and 'tom  BAKER' are one name. */
export function foldedName(name: string): string {
  return name
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .toSorted()
    .join(' ');
}
