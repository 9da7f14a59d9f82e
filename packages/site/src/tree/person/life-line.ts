import { treeWords } from '#tree/tree.en.ts';
import type { PersonDetails } from './use-person.ts';

const words = treeWords.panel;

type Moment = PersonDetails['birth'];

/** A life in a line: 'Born 3 May 1921 in Visby · Died 2003'. */
export function lifeLine({
  birth,
  death,
  isLiving,
}: Pick<PersonDetails, 'birth' | 'death' | 'isLiving'>): string {
  const parts = [momentLine(words.born, birth), momentLine(words.died, death)].filter(Boolean);
  if (parts.length === 0 && isLiving) return words.living;
  return parts.join(' · ');
}

function momentLine(verb: string, moment: Moment): string {
  const when = moment?.date?.words ?? '';
  const where = moment?.place ? words.in(moment.place) : '';
  return when || where ? [verb, when, where].filter(Boolean).join(' ') : '';
}
