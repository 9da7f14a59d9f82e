import { byTag } from '@infinite/schema/locale/formats';

const list = byTag((tag) => new Intl.ListFormat(tag, { type: 'conjunction' }));

/**
 * 'Ana', 'Ana and Rui', 'Ana, Rui, and 3 others' in the language of the reader in use: a mail must
 * not be a list of five hundred.
 */
export function peopleIn(names: readonly string[], others: (count: number) => string): string {
  const shown = names.length > 3 ? [...names.slice(0, 2), others(names.length - 2)] : names;
  return list().format(shown);
}
