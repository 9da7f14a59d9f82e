import { factWords } from './fact-words.en.ts';
import type { PersonDetails } from './use-person.ts';

type Fact = PersonDetails['facts'][number];

/** What a fact says: 'baker, about 1950, Visby'. */
export function factText({ value, date, place }: Pick<Fact, 'value' | 'date' | 'place'>): string {
  const parts = [value, date?.phrase || date?.words, place].filter(Boolean);
  return parts.join(', ') || factWords.recorded;
}
