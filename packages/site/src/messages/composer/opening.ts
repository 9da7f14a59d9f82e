import type { OtherVersion } from './autosave-machine.ts';
import { isBlank, sameContent } from './draft-content.ts';
import type { LocalCopy } from './local-copies.ts';

/** What to do with the copies on this device when the composer opens. */
export interface Opening {
  /** Go on with this copy without asking. */
  restore: LocalCopy | null;
  /** The copy was made from an older version than the server holds now. */
  conflict: boolean;
  /** Ask whether to go on with one of these. */
  offers: LocalCopy[];
  /** Nothing is in them that the server does not have. */
  spent: LocalCopy[];
}

/**
 * @param message what the server holds, or null for a new message
 * @param tabKey the key under which this very tab was writing before it was reloaded
 */
export function opening(
  message: OtherVersion | null,
  copies: readonly LocalCopy[],
  tabKey: string | null,
): Opening {
  return message === null ? openingNew(copies, tabKey) : openingStored(message, copies);
}

function openingNew(copies: readonly LocalCopy[], tabKey: string | null): Opening {
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

function openingStored(message: OtherVersion, copies: readonly LocalCopy[]): Opening {
  const own = copies.filter((copy) => copy.stored?.id === message.stored.id);
  const spent = own.filter((copy) => sameContent(copy.content, message.content));
  const restore = own.find((copy) => !spent.includes(copy)) ?? null;
  return {
    restore,
    conflict: restore !== null && restore.stored?.version !== message.stored.version,
    offers: [],
    spent,
  };
}
