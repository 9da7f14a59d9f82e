import { addChild } from '#edit/structure-edits.ts';
import type { Structure } from '#structure.ts';

/** Structures that GEDCOM 7 allows once below a record: the record that is kept has them. */
const onlyOnce = ['SEX', 'CHAN', 'CREA', 'RESN', 'HUSB', 'WIFE'];

/**
 * Adds the structures of another record that `parent` does not have yet, behind those of their tag.
 * A structure that another one contains is no second one: `BIRT` in 1900 and `BIRT` in 1900 with a
 * place become the latter.
 */
export function combine<S extends Structure>(parent: S, added: readonly Structure[]): S {
  return added.reduce<S>((combined, structure) => {
    const children = combined.children ?? [];
    if (children.some((child) => contains(child, structure))) return combined;
    const smaller = children.findIndex((child) => contains(structure, child));
    if (smaller >= 0) return { ...combined, children: children.with(smaller, structure) };
    if (onlyOnce.includes(structure.tag) && children.some(({ tag }) => tag === structure.tag)) {
      return combined;
    }
    return addChild(combined, structure);
  }, parent);
}

/** Whether `whole` says everything that `part` says: the same line, and all that is below. */
export function contains(whole: Structure, part: Structure): boolean {
  if (whole.tag !== part.tag || whole.pointer !== part.pointer) return false;
  if ((whole.payload ?? '') !== (part.payload ?? '')) return false;
  const left = [...(whole.children ?? [])];
  return (part.children ?? []).every((child) => {
    const index = left.findIndex((each) => contains(each, child));
    if (index < 0) return false;
    left.splice(index, 1);
    return true;
  });
}
