/** What a name in an archive, or a FILE payload of GEDCOM, leads to. */
export type EntryPath =
  | { readonly kind: 'inside'; readonly path: string }
  /** An address that nobody opens: it stays in the record as it is written. */
  | { readonly kind: 'address' }
  /** Leads out of the archive, or can be no name in one. */
  | { readonly kind: 'refused' };

/** GEDCOM 7 writes paths as parts of URLs: `My%20photo.jpg`. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * Where a FILE payload leads within an archive (FamilySearch GEDCOM 7.0.14, "File path datatype" and "GEDZIP").
 * Addresses with a scheme, `file:` among them, are never opened.
 */
export function entryPathOf(payload: string): EntryPath {
  if (/^[a-z][a-z0-9+.-]*:/i.test(payload) && !/^[a-z]:[\\/]/i.test(payload)) {
    return { kind: 'address' };
  }
  return safePath(decoded(payload));
}

/** The same of the name of an entry, as an archive writes it. */
export function safePath(name: string): EntryPath {
  // A control character has no place in a name.
  if (name === '' || name.length > 1000 || /[\p{Cc}\\]/u.test(name)) {
    return { kind: 'refused' };
  }
  if (name.startsWith('/')) return { kind: 'refused' };
  const steps = name.split('/').filter((step) => step !== '.' && step !== '');
  const isDrive = /^[a-z]:/i.test(steps[0] ?? '');
  if (steps.length === 0 || steps.includes('..') || isDrive) return { kind: 'refused' };
  return { kind: 'inside', path: steps.join('/') };
}
