import { tagKey } from '@infinite/schema/vault/tag.input';

/** Words that say little about what a story is of; of four letters and more, because shorter ones are left out. */
const common = new Set(
  (
    'about after again against almost along already also although always among another anything around asked ' +
    'away back because been before began being best better between both bring brought call called came cannot ' +
    'come could days dear didn does doing done down during each else enough even ever every everybody everyone ' +
    'everything feel felt find first found from gave girl give given goes going gone good great guess have having ' +
    'hear heard here himself into itself just keep kept kind knew know known last later least left less like ' +
    'liked little live lived long look looked looking lots love loved made make makes many maybe mean might mine ' +
    'more most much must myself need never next nice nobody nothing often once only other others over people ' +
    'perhaps please pretty probably quite rather really remember right said same says seem seemed seen should ' +
    'since some somebody someone something sometimes soon still stop such sure take taken talk talked tell than ' +
    'thank that their them themselves then there these they thing things think this those though thought three ' +
    'through time times today together told took tried true turn turned until upon used usually very want wanted ' +
    'wasn well went were weren what when where which while whole whom whose will wish with within without won ' +
    'word words work worked would wouldn year years yeah your yours yourself'
  ).split(' '),
);

const fewestLetters = 4;
/** A name is one at its first mention; another word has to come back. */
const fewestTimes = 2;

interface Candidate {
  readonly tag: string;
  times: number;
  isName: boolean;
}

/**
 * What a story in English may be about: names and words that come back, the most frequent first.
 * @param texts the parts of a transcript
 * @param unwanted keys of tags that are there, or that nobody wants
 */
export function suggestTags(
  texts: readonly string[],
  unwanted: ReadonlySet<string>,
  limit: number,
): string[] {
  const found = new Map<string, Candidate>();
  for (const text of texts) {
    for (const { 0: word, index } of text.matchAll(/\p{L}[\p{L}\p{M}’'-]*\p{L}/gu)) {
      const tag = word.replace(/[’']s$/u, '');
      const key = tagKey(tag);
      if (key.length < fewestLetters || common.has(key) || unwanted.has(key)) continue;
      // Every sentence begins with a capital letter.
      const isFirst = /(^|[.!?…]["”’)]?\s+)$/u.test(text.slice(0, index));
      const isName = !isFirst && /^\p{Lu}\p{Ll}/u.test(tag);
      const known = found.get(key) ?? { tag: isName ? tag : tag.toLowerCase(), times: 0, isName };
      const named = isName && !known.isName ? { ...known, tag, isName } : known;
      found.set(key, { ...named, times: known.times + 1 });
    }
  }
  return [...found.values()]
    .filter(({ times, isName }) => isName || times >= fewestTimes)
    .toSorted((one, other) => weight(other) - weight(one))
    .slice(0, limit)
    .map(({ tag }) => tag);
}

const weight = ({ times, isName }: Candidate) => times * (isName ? 2 : 1);
