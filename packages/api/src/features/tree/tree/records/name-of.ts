import { readName } from '@infinite/gedcom/names/name';
import type { Structure } from '@infinite/gedcom/structure';
import { firstBelow } from '@infinite/gedcom/structure-queries';

/** What the history calls an INDI record; '' without a name. */
export function nameOf(individual: Structure): string {
  const name = firstBelow(individual, 'NAME');
  return name ? readName(name).display : '';
}
