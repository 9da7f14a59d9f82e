import type { Structure } from '@infinite/gedcom/structure';
import { pointersBelow } from '@infinite/gedcom/structure-queries';

/** The partners that a FAM record points to. */
export function partnersOf(union: Structure): string[] {
  return [...pointersBelow(union, 'HUSB'), ...pointersBelow(union, 'WIFE')];
}

/** The children that a FAM record points to. */
export function childIdsOf(union: Structure): string[] {
  return pointersBelow(union, 'CHIL');
}

/** The unions that an INDI record points to, as a partner or as a child. */
export function unionIdsOf(individual: Structure, tag: 'FAMS' | 'FAMC'): string[] {
  return pointersBelow(individual, tag);
}
