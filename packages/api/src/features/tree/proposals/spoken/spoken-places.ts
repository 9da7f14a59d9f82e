import { foldWords, type Sentence } from '#features/tree/proposals/spoken/spoken-words.ts';

/** A place in a sentence, in the words from `from` up to but not including `to`. */
export interface SpokenPlace {
  readonly from: number;
  readonly to: number;
  /** Full names, those of the tree first: 'Visby, Gotland, Sweden'. */
  readonly names: readonly string[];
}

/** Names of places by their first part. */
export interface PlacesByName {
  /** Of the tree. */
  readonly own: ReadonlyMap<string, readonly string[]>;
  /** Of a list of cities and countries: named only behind 'in', 'to' and the like. */
  readonly listed: ReadonlyMap<string, readonly string[]>;
}

const mostWords = 5;
const placeWords = new Set(['in', 'to', 'from', 'at', 'near', 'outside', 'around', 'into', 'via']);
const kindsOfPlaces = new Set(['city', 'town', 'village', 'parish', 'island', 'county', 'farm']);

/** @param names full names, the smallest part first */
export function placesByName(names: Iterable<string>): ReadonlyMap<string, readonly string[]> {
  const byName = new Map<string, string[]>();
  for (const name of names) {
    const key = foldWords(name.split(',', 1)[0] ?? '');
    if (key === '') continue;
    const list = byName.get(key);
    if (!list) byName.set(key, [name]);
    else if (!list.includes(name)) list.push(name);
  }
  return byName;
}

/** The places in a sentence, in order. @param taken says which words are already somebody's name */
export function spokenPlaces(
  sentence: Sentence,
  places: PlacesByName,
  taken: (index: number) => boolean,
): SpokenPlace[] {
  const found: SpokenPlace[] = [];
  for (let index = 0; index < sentence.length; index += 1) {
    if (taken(index) || !sentence[index]?.capital) continue;
    const place = placeAt(sentence, index, places);
    if (!place) continue;
    found.push(place);
    index = place.to - 1;
  }
  return found;
}

function placeAt(sentence: Sentence, from: number, places: PlacesByName): SpokenPlace | null {
  const isPlace = isAfterPlaceWord(sentence, from);
  for (let to = Math.min(sentence.length, from + mostWords); to > from; to -= 1) {
    const run = sentence.slice(from, to);
    if (!run.at(-1)?.capital || run.slice(0, -1).some(({ pauses }) => pauses)) continue;
    const key = run.map(({ folded }) => folded).join(' ');
    const own = places.own.get(key) ?? [];
    const isSure = isPlace || !sentence[from]?.begins;
    const listed = isPlace ? (places.listed.get(key) ?? []) : [];
    const names = [...(isSure ? own : []), ...listed.filter((name) => !own.includes(name))];
    if (names.length > 0) return withLargerPlace(sentence, { from, to, names });
  }
  return null;
}

/** 'Visby, Sweden': the country behind the comma decides between several places. */
function withLargerPlace(sentence: Sentence, place: SpokenPlace): SpokenPlace {
  for (let to = Math.min(sentence.length, place.to + 3); to > place.to; to -= 1) {
    const larger = sentence
      .slice(place.to, to)
      .map(({ folded }) => folded)
      .join(' ');
    const within = place.names.filter((name) =>
      name
        .split(',')
        .slice(1)
        .some((part) => foldWords(part) === larger),
    );
    if (within.length > 0) return { ...place, to, names: within };
  }
  return place;
}

function isAfterPlaceWord(sentence: Sentence, index: number): boolean {
  const before = sentence[index - 1]?.folded ?? '';
  if (placeWords.has(before)) return true;
  return before === 'of' && kindsOfPlaces.has(sentence[index - 2]?.folded ?? '');
}

/** A capital word behind 'in' or 'to' that nothing knows: a village, where a fact needs a place. */
export function unknownPlace(
  sentence: Sentence,
  index: number,
  taken: (index: number) => boolean,
): SpokenPlace | null {
  if (!isAfterPlaceWord(sentence, index) || taken(index) || !sentence[index]?.capital) return null;
  let to = index + 1;
  while (
    to < sentence.length &&
    to < index + 3 &&
    sentence[to]?.capital === true &&
    !taken(to) &&
    sentence[to - 1]?.pauses === false
  ) {
    to += 1;
  }
  const name = sentence
    .slice(index, to)
    .map(({ bare }) => bare)
    .join(' ');
  return { from: index, to, names: [name] };
}
