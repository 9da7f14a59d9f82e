import type { FamilyGraph } from '@infinite/kinship/family-graph';

/**
 * The people whose names have every word of a search at the beginning of a word, whatever its accents; those whose
 * name begins with the search come first.
 */
export function peopleNamed(graph: FamilyGraph, search: string): number[] {
  const words = plain(search).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  const whole = words.join(' ');
  const first: number[] = [];
  const others: number[] = [];
  for (const [person, name] of graph.names.entries()) {
    const known = plain(name);
    if (known.startsWith(whole)) first.push(person);
    else if (words.every((word) => ` ${known}`.includes(` ${word}`))) others.push(person);
  }
  return [...first, ...others];
}

function plain(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/\s+/g, ' ')
    .trim();
}
