import { sameStructure, textBelow } from '@infinite/gedcom/structure-queries';
import type { Structure } from '@infinite/gedcom/structure';

/** Said once of a record: what the tree says stays. */
const single = new Set(['SEX', 'RESN', 'CHAN', 'CREA', 'HUSB', 'WIFE']);
/** Pointers to unions and to their people. */
const links = new Set(['FAMS', 'FAMC', 'CHIL']);

/**
 * A record of the tree with what a file says of the same person or union beside it: what both say is there
 * once, what differs is there twice, as genealogists keep facts that do not agree.
 */
export function mergedRecord(own: Structure, other: Structure): Structure {
  return withMore(own, other.children ?? []);
}

/** The same with nothing but links to the unions and children of the file. */
export function linkedRecord(own: Structure, other: Structure): Structure {
  return withMore(
    own,
    (other.children ?? []).filter(({ tag }) => links.has(tag)),
  );
}

function withMore(own: Structure, more: readonly Structure[]): Structure {
  const children = [...(own.children ?? [])];
  let isChanged = false;
  for (const each of more) {
    const { tag } = each;
    if (single.has(tag) && children.some((child) => child.tag === tag)) continue;
    const at = children.findIndex((child) => saysSame(child, each));
    const known = children[at];
    if (!known) {
      children.push(each);
      isChanged = true;
      continue;
    }
    const merged = links.has(tag) ? known : withMore(known, each.children ?? []);
    if (merged !== known) {
      children[at] = merged;
      isChanged = true;
    }
  }
  return isChanged ? { ...own, children } : own;
}

/** Facts with one date and place, names with one spelling, links to one record. */
function saysSame(a: Structure, b: Structure): boolean {
  if (a.tag !== b.tag || a.payload !== b.payload || a.pointer !== b.pointer) return false;
  if (a.payload !== undefined || a.pointer !== undefined) return true;
  if (sameStructure(a, b)) return true;
  const same = (tag: string) => textBelow(a, tag) === textBelow(b, tag);
  return same('DATE') && same('PLAC') && same('TYPE') && textBelow(a, 'DATE') !== null;
}
