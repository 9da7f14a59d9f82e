import type { ListEntry } from './list-entry.ts';
import { addressesOfCard, nameOfCard, unescaped, vcardLines } from './vcard-lines.ts';

/**
 * One entry for each card of a file of contacts, with its name and preferred address alone. A card that
 * never ends is an entry without an address, and so is one that has none.
 */
export function readVcards(text: string): ListEntry[] {
  return vcardLines(text).map((card) => {
    const name = nameOfCard(card);
    const address = addressesOfCard(card)[0] ?? null;
    const readable = card.ended && address !== null ? unescaped(address).trim() : null;
    return { name, address: readable, text: address ?? name };
  });
}
