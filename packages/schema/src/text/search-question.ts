import type { RecordingKindName } from '#catalogue/media.ts';
import { findDateWords, type DateSpan } from './date-words.ts';
import { searchWords } from './search-words.ts';

/** One way to understand a search: all of it must hold. */
export interface SearchReading {
  /** As `searchWords` gives them. */
  readonly words: readonly string[];
  readonly kinds: readonly RecordingKindName[] | null;
  readonly span: DateSpan | null;
}

const kindWords: Readonly<Record<string, readonly RecordingKindName[]>> = {
  ...{ photo: ['PHOTO'], photos: ['PHOTO'], picture: ['PHOTO'], pictures: ['PHOTO'] },
  ...{ video: ['VIDEO'], videos: ['VIDEO'], film: ['VIDEO'], films: ['VIDEO'] },
  ...{ voice: ['VOICE'], voices: ['VOICE'] },
  ...{ recording: ['VOICE', 'VIDEO'], recordings: ['VOICE', 'VIDEO'] },
  ...{ document: ['FILE'], documents: ['FILE'], pdf: ['FILE'], pdfs: ['FILE'] },
};

/** Words that say nothing once a date or a kind is understood. */
const small = new Set(
  'a an and at by during from in of on our the to with my about around'.split(' '),
);

/**
 * The ways to understand what somebody searches for: as words alone, and where it names a time or a kind
 * of thing, as that beside the other words. 'Grandma in the 70s' is a title, or anything of grandma
 * that was taken from 1970 to 1979.
 */
export function readQuestion(text: string, thisYear: number): SearchReading[] {
  const words = searchWords(text);
  const readings: SearchReading[] = [];
  if (words.length > 0) readings.push({ words, kinds: null, span: null });
  const date = findDateWords(words, thisYear);
  const undated = date ? words.toSpliced(date.at, date.length) : words;
  const kindWord = undated.find((word) => Object.hasOwn(kindWords, word));
  const kinds = kindWord ? (kindWords[kindWord] ?? null) : null;
  if (!date && !kinds) return readings;
  const meanings = date?.meanings ?? [{ span: null, words: [] }];
  for (const meaning of meanings) {
    const rest = [...undated, ...meaning.words];
    readings.push(meant(rest, null, meaning.span));
    if (kinds) readings.push(meant(without(rest, kindWord), kinds, meaning.span));
  }
  return readings.filter((reading, at) => at === 0 || reading.kinds !== null || reading.span);
}

function meant(
  words: readonly string[],
  kinds: SearchReading['kinds'],
  span: SearchReading['span'],
): SearchReading {
  return { words: words.filter((word) => !small.has(word)), kinds, span };
}

const without = (words: readonly string[], word: string | undefined) =>
  words.filter((each) => each !== word);
