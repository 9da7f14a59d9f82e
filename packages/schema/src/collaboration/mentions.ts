/**
 * A mention is stored as `@{id}` with the id of a user, so that it follows a new name. Readers and
 * writers see `@Name`.
 */
const marker = /@\{([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\}/g;

export type TextPart = { readonly text: string } | { readonly userId: string };

/** The text and the mentions of a stored text, in order; empty texts are left out. */
export function partsOf(stored: string): TextPart[] {
  const parts: TextPart[] = [];
  let from = 0;
  for (const found of stored.matchAll(marker)) {
    if (found.index > from) parts.push({ text: stored.slice(from, found.index) });
    parts.push({ userId: found[1] ?? '' });
    from = found.index + found[0].length;
  }
  if (from < stored.length) parts.push({ text: stored.slice(from) });
  return parts;
}

/** Ids of everyone who is mentioned, each once. */
export function mentionedIn(stored: string): string[] {
  return [...new Set(partsOf(stored).flatMap((part) => ('userId' in part ? [part.userId] : [])))];
}

/** The text as its limit counts it: each mention is one character. */
export function countedText(stored: string): string {
  return stored.replaceAll(marker, '@');
}

export interface NamedPerson {
  readonly id: string;
  readonly name: string;
}

/**
 * What somebody typed, with `@Name` of each chosen person replaced by the stored form. A longer name
 * wins over its beginning, and a name must end where a word ends: `@Ann` is not in `@Annette`.
 */
export function withMentions(typed: string, chosen: readonly NamedPerson[]): string {
  const names = chosen.filter(({ name }) => name !== '').toSorted(byLength);
  if (names.length === 0) return typed;
  const pattern = names.map(({ name }) => escaped(name)).join('|');
  const mention = new RegExp(`@(${pattern})(?![\\p{L}\\p{N}_])`, 'gu');
  const idOf = new Map(names.map(({ name, id }) => [name, id]));
  return typed.replaceAll(mention, (whole, name: string) => {
    const id = idOf.get(name);
    return id ? `@{${id}}` : whole;
  });
}

const byLength = (one: NamedPerson, other: NamedPerson): number =>
  other.name.length - one.name.length;

const escaped = (text: string): string => text.replaceAll(/[\\^$.*+?()[\]{}|/]/g, '\\$&');
