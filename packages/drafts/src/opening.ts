import type { OtherVersion } from './draft-machine.ts';
import type { LocalCopy } from './local-copies.ts';

/** How contents of one kind compare. */
export interface Comparing<Content> {
  /** Nothing was written: there is nothing to keep. */
  readonly isBlank: (content: Content) => boolean;
  readonly isSame: (a: Content, b: Content) => boolean;
}

/** What to do with the copies on this device when an editor opens. */
export interface Opening<Content> {
  /** Go on with this copy without asking. */
  restore: LocalCopy<Content> | null;
  /** The copy was made from an older version than the server holds now. */
  conflict: boolean;
  /** Ask whether to go on with one of these. */
  offers: LocalCopy<Content>[];
  /** Nothing is in them that the server does not have. */
  spent: LocalCopy<Content>[];
}

/**
 * @param theirs what the server holds, or null for a new draft
 * @param tabKey the key under which this very tab was writing before it was reloaded
 */
export function opening<Content>(
  theirs: OtherVersion<Content> | null,
  copies: readonly LocalCopy<Content>[],
  tabKey: string | null,
  comparing: Comparing<Content>,
): Opening<Content> {
  return theirs === null
    ? openingNew(copies, tabKey, comparing)
    : openingStored(theirs, copies, comparing);
}

function openingNew<Content>(
  copies: readonly LocalCopy<Content>[],
  tabKey: string | null,
  { isBlank }: Comparing<Content>,
): Opening<Content> {
  const spent = copies.filter((copy) => copy.stored === null && isBlank(copy.content));
  const fresh = copies.filter((copy) => copy.stored === null && !isBlank(copy.content));
  const restore = fresh.find((copy) => copy.clientId === tabKey) ?? null;
  return {
    restore,
    conflict: false,
    offers: restore === null ? fresh : [],
    spent,
  };
}

function openingStored<Content>(
  theirs: OtherVersion<Content>,
  copies: readonly LocalCopy<Content>[],
  { isSame }: Comparing<Content>,
): Opening<Content> {
  const own = copies.filter((copy) => copy.stored?.id === theirs.stored.id);
  const spent = own.filter((copy) => isSame(copy.content, theirs.content));
  const restore = own.find((copy) => !spent.includes(copy)) ?? null;
  return {
    restore,
    conflict: restore !== null && restore.stored?.version !== theirs.stored.version,
    offers: [],
    spent,
  };
}
