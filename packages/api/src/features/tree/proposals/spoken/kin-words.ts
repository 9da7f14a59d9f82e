/** What leads from a person to relatives, one generation or marriage at a time. */
type KinStep = 'parent' | 'child' | 'sibling' | 'partner';
export type KinSex = 'F' | 'M';

/** A word for relatives: how to get to them, and their sex where the word says it. */
export interface KinWord {
  readonly steps: readonly KinStep[];
  readonly sex: KinSex | null;
  /** Used as a name: 'Grandma was born in Visby.' */
  readonly isName: boolean;
}

const kin = (sex: KinSex | null, ...steps: KinStep[]) => ({ sex, steps });
const mother = kin('F', 'parent');
const father = kin('M', 'parent');
const grandmother = kin('F', 'parent', 'parent');
const grandfather = kin('M', 'parent', 'parent');

const names: [string, Omit<KinWord, 'isName'>][] = [
  ...['mother', 'mom', 'mum', 'mama', 'mommy', 'mummy', 'ma'].map((word) => pair(word, mother)),
  ...['father', 'dad', 'papa', 'daddy', 'pa', 'pop'].map((word) => pair(word, father)),
  ...['grandmother', 'grandma', 'granny', 'nana', 'gran', 'grandmom', 'oma'].map((word) =>
    pair(word, grandmother),
  ),
  ...['grandfather', 'grandpa', 'granddad', 'grandad', 'gramps', 'opa'].map((word) =>
    pair(word, grandfather),
  ),
  ...['aunt', 'auntie', 'aunty'].map((word) => pair(word, kin('F', 'parent', 'sibling'))),
  pair('uncle', kin('M', 'parent', 'sibling')),
];
const others: [string, Omit<KinWord, 'isName'>][] = [
  pair('sister', kin('F', 'sibling')),
  pair('brother', kin('M', 'sibling')),
  pair('cousin', kin(null, 'parent', 'sibling', 'child')),
  ...['husband', 'wife', 'spouse', 'partner'].map((word) => pair(word, kin(null, 'partner'))),
  pair('son', kin('M', 'child')),
  pair('daughter', kin('F', 'child')),
  pair('granddaughter', kin('F', 'child', 'child')),
  pair('grandson', kin('M', 'child', 'child')),
  pair('niece', kin('F', 'sibling', 'child')),
  pair('nephew', kin('M', 'sibling', 'child')),
  pair('mother-in-law', kin('F', 'partner', 'parent')),
  pair('father-in-law', kin('M', 'partner', 'parent')),
  pair('parents', kin(null, 'parent')),
  pair('grandparents', kin(null, 'parent', 'parent')),
];

function pair(word: string, relatives: Omit<KinWord, 'isName'>) {
  return [word, relatives] satisfies [string, Omit<KinWord, 'isName'>];
}

const words = new Map<string, KinWord>([
  ...names.map(([word, relatives]) => [word, { ...relatives, isName: true }] as const),
  ...others.map(([word, relatives]) => [word, { ...relatives, isName: false }] as const),
]);
const greatest = 6;

/** @param folded lower case: 'grandmother', 'great-great-grandfather' */
export function kinWord(folded: string): KinWord | null {
  let greats = 0;
  let word = folded;
  while (word.startsWith('great-') && greats < greatest) {
    greats += 1;
    word = word.slice('great-'.length);
  }
  const found = words.get(word.replace(/^grand-/, 'grand'));
  if (!found || greats === 0) return found ?? null;
  return { ...found, steps: [...Array<KinStep>(greats).fill('parent'), ...found.steps] };
}

/** Who is related to whom, by the ids of people. */
export interface Family {
  parentsOf(id: string): readonly string[];
  childrenOf(id: string): readonly string[];
  partnersOf(id: string): readonly string[];
  /** F, M, X or U. */
  sexOf(id: string): string;
}

/** The relatives of these people that a word means; people of unknown sex count for each. */
export function relativesOf(
  family: Family,
  people: readonly string[],
  { steps, sex }: Pick<KinWord, 'steps' | 'sex'>,
): string[] {
  let ids = [...people];
  for (const step of steps) ids = [...new Set(ids.flatMap((id) => stepFrom(family, id, step)))];
  return sex === null ? ids : ids.filter((id) => isOfSex(family.sexOf(id), sex));
}

export const isOfSex = (recorded: string, said: KinSex): boolean =>
  recorded === said || recorded === 'U' || recorded === 'X';

function stepFrom(family: Family, id: string, step: KinStep): readonly string[] {
  switch (step) {
    case 'parent':
      return family.parentsOf(id);
    case 'child':
      return family.childrenOf(id);
    case 'partner':
      return family.partnersOf(id);
    case 'sibling':
      return family
        .parentsOf(id)
        .flatMap((parent) => family.childrenOf(parent))
        .filter((sibling) => sibling !== id);
  }
}
