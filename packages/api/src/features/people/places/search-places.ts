import type { Place } from '@infinite/schema/places/places.input';
import { fold, placeIndex, type IndexedPlace } from '#features/people/places/place-index.ts';

const placesShown = 10;

/** Places whose names hold every word of `text`: cities before zones, regions and countries. */
export async function searchPlaces(text: string, language: string): Promise<Place[]> {
  const wanted = fold(text);
  if (wanted === '') return [];
  const words = wanted.split(' ');
  const found: { place: IndexedPlace; rank: number }[] = [];
  for (const place of await placeIndex()) {
    const rank = rankOf(place, wanted, words);
    if (rank !== null) found.push({ place, rank });
  }
  const country = countryNames(language);
  // The index is in order of size, and sorting keeps that order within a rank.
  return found
    .toSorted((one, other) => one.rank - other.rank)
    .slice(0, placesShown)
    .map(({ place }) => ({
      name: place.name,
      region: place.region,
      country: country(place),
      timeZone: place.timeZone,
    }));
}

/** Lower is nearer; null where a word of the search begins no word of the place. */
function rankOf({ keys }: IndexedPlace, wanted: string, words: readonly string[]): number | null {
  if (keys[0] === wanted) return 0;
  if (keys[0].startsWith(wanted)) return 1;
  const all = keys.map((key) => ` ${key}`);
  if (!words.every((word) => all.some((key) => key.includes(` ${word}`)))) return null;
  const first = all.findIndex((key) => key.includes(` ${words[0]}`));
  return 2 + first;
}

function countryNames(language: string): (place: IndexedPlace) => string {
  const names = namesIn(language);
  return ({ countryCode, country }) => {
    if (!/^[A-Z]{2}$/.test(countryCode)) return country;
    return names.of(countryCode) ?? country;
  };
}

function namesIn(language: string): Intl.DisplayNames {
  try {
    return new Intl.DisplayNames([language, 'en'], { type: 'region' });
  } catch (error) {
    // Not a language tag: the names are then English.
    if (error instanceof RangeError) return new Intl.DisplayNames(['en'], { type: 'region' });
    throw error;
  }
}
