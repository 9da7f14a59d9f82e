import type { GraphIndex } from '@infinite/kinship/graph-index';
import { findRelationship } from '@infinite/kinship/relationship';

/** What a person is to the reader, in words: 'your grandmother'; nothing where that is not known. */
export function relationOf(index: GraphIndex, self: number | null, person: number): string {
  if (self === null) return '';
  return findRelationship(index, self, person)?.words ?? '';
}
