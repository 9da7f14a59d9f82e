import { factWords } from './fact-words.en.ts';

interface SaidFact {
  readonly value: string | null;
  readonly date: { readonly phrase: string | null; readonly words: string } | null;
  readonly place: string | null;
}

/** What a fact says: 'baker, about 1950, Visby'. */
export function factText({ value, date, place }: SaidFact): string {
  const parts = [value, date?.phrase || date?.words, place].filter(Boolean);
  return parts.join(', ') || factWords.recorded;
}
