import { foldWords } from '#features/tree/proposals/spoken/spoken-words.ts';

/** A name of a person of the tree. A person of several names comes several times. */
export interface KnownName {
  readonly id: string;
  /** Given names and surname as shown: 'Anna Maria Berg'. */
  readonly name: string;
}

interface IndexedName {
  readonly id: string;
  readonly first: string;
  readonly words: ReadonlySet<string>;
}

/** Who has a name, by each word of it. */
export interface PeopleByName {
  /** People whose names begin with a word, or contain it before their surname. */
  readonly byGiven: ReadonlyMap<string, readonly IndexedName[]>;
}

export function peopleByName(names: readonly KnownName[]): PeopleByName {
  const byGiven = new Map<string, IndexedName[]>();
  for (const { id, name } of names) {
    const words = foldWords(name).split(' ').filter(Boolean);
    const [first] = words;
    if (first === undefined) continue;
    const indexed = { id, first, words: new Set(words) };
    const given = words.length === 1 ? words : words.slice(0, -1);
    for (const word of new Set(given)) {
      const list = byGiven.get(word);
      if (list) list.push(indexed);
      else byGiven.set(word, [indexed]);
    }
  }
  return { byGiven };
}

export interface NameMatch {
  readonly ids: readonly string[];
  /** How many words of the text are the name. */
  readonly words: number;
}

/**
 * The people whose names match the most of these words from the first one on. A single word counts only as
 * a first name.
 * @param words folded, all of them capital in the text
 */
export function matchName({ byGiven }: PeopleByName, words: readonly string[]): NameMatch | null {
  const [first] = words;
  let most = 0;
  let ids: string[] = [];
  for (const indexed of byGiven.get(first ?? '') ?? []) {
    let count = 1;
    while (count < words.length && indexed.words.has(words[count] ?? '')) count += 1;
    if (count === 1 && indexed.first !== first) continue;
    if (count > most) {
      most = count;
      ids = [];
    }
    if (count === most) ids.push(indexed.id);
  }
  return most === 0 ? null : { ids: [...new Set(ids)], words: most };
}
