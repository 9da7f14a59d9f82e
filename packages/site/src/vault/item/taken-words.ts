import { dateWords, timeWords } from '@infinite/schema/words/dates.en';
import { monthWords } from '#vault/timeline-groups.ts';
import type { TakenPrecision } from '@infinite/schema/vault/taken';
import { itemWords } from './item.en.ts';

interface Shown {
  readonly precision: TakenPrecision;
  readonly local: string;
}

/** 'June 14, 1987 at 3:20 PM', 'June 1987', 'about 1956', 'the 1950s', 'Not known'. */
export function takenWords({ precision, local }: Shown): string {
  switch (precision) {
    case 'INSTANT':
      return `${dateWords(local.slice(0, 10))}, ${timeWords(local.slice(11, 16))}`;
    case 'DAY':
      return dateWords(local);
    case 'MONTH':
      return monthWords(local);
    case 'YEAR':
      return local;
    case 'DECADE':
      return `the ${local}s`;
    case 'ABOUT':
      return `about ${local}`;
    case 'UNKNOWN':
      return itemWords.unknown;
  }
}
