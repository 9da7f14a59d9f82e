import { familyHeader } from '@infinite/schema/catalogue/families';

let familyInView: string | null = null;

/**
 * The family that this page shows. Every request of the page names it, so that a page that is still
 * open writes into its own family after another tab switched to the next.
 */
export function workInFamily(id: string): void {
  familyInView = id;
}

/** Null on pages without a family. */
export const readFamilyInView = (): string | null => familyInView;

/** The header of a request; none on pages without a family. */
export function familyHeaders(): Record<string, string> {
  return familyInView === null ? {} : { [familyHeader]: familyInView };
}
