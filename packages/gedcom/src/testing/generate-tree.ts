/**
 * The text of a GEDCOM 5.5.1 file with a tree of so many individuals, in pieces. The same number gives the same text.
 * Each family has three children, who marry children of the next family; about twenty-five generations make 100,000.
 */
export function* generateTree(individuals: number): Generator<string> {
  const generations = new Uint8Array(individuals + 1);
  yield lines(
    '0 HEAD',
    '1 SOUR generated',
    '2 VERS 1.0',
    '1 SUBM @U1@',
    '1 GEDC',
    '2 VERS 5.5.1',
    '2 FORM LINEAGE-LINKED',
    '1 CHAR UTF-8',
  );
  yield lines('0 @U1@ SUBM', '1 NAME Test Person');
  for (let source = 1; source <= SOURCES; source += 1) {
    yield lines(
      `0 @S${source}@ SOUR`,
      `1 TITL Parish register ${source} of ${pick(PLACES, source)}`,
      `1 AUTH Parish of ${pick(PLACES, source)}`,
    );
  }
  for (let person = 1; person <= individuals; person += 1) {
    const birthFamily = familyOfBirth(person);
    const [father = 0] = birthFamily === 0 ? [] : partnersOf(birthFamily);
    generations[person] = father === 0 ? 0 : (generations[father] ?? 0) + 1;
    yield individual(person, generations[person] ?? 0, individuals);
  }
  for (let family = 1; childrenOf(family, individuals).length > 0; family += 1) {
    const [husband = 0] = partnersOf(family);
    yield union(family, generations[husband] ?? 0, individuals);
  }
  yield '0 TRLR\n';
}

const SOURCES = 50;
const GIVEN =
  'Anna Johann Maria Peter Elisabeth Georg Katharina Michael Margarete Friedrich Zoë Jürgen Ángela'.split(
    ' ',
  );
const SURNAMES =
  'Miller Smith Weber Schneider García Novák Rossi Olsen Martin Fischer Dubois Kowalski'.split(' ');
const PLACES = [
  'Ulm, Württemberg, Germany',
  'Boston, Suffolk, Massachusetts, USA',
  'Sevilla, Andalucía, España',
  'Bergen, Norway',
];
const MONTHS = 'JAN FEB MAR APR MAY JUN JUL AUG SEP OCT NOV DEC'.split(' ');

/** Persons 4 to 9, 10 to 15 and so on are the children of two families, who marry each other. */
function familyOfMarriage(person: number): number {
  if (person <= 3) return person === 3 ? 2 : 1;
  const block = Math.floor((person - 4) / 6);
  return 3 + 3 * block + ((person - 4) % 3);
}

function familyOfBirth(person: number): number {
  return person <= 3 ? 0 : Math.floor((person - 1) / 3);
}

function partnersOf(family: number): number[] {
  if (family === 1) return [1, 2];
  if (family === 2) return [3];
  const first = 4 + 6 * Math.floor((family - 3) / 3) + ((family - 3) % 3);
  return [first, first + 3];
}

function childrenOf(family: number, individuals: number): number[] {
  return [1, 2, 3].map((child) => 3 * family + child).filter((child) => child <= individuals);
}

function individual(person: number, generation: number, individuals: number): string {
  const given = `${pick(GIVEN, person)} ${pick(GIVEN, person * 7 + 3)}`;
  const surname = pick(SURNAMES, Math.floor(person / 3) * 5);
  const born = 1340 + generation * 26 + (person % 7);
  const [husband] = partnersOf(familyOfMarriage(person));
  const text = [
    `0 @I${person}@ INDI`,
    `1 NAME ${given} /${surname}/`,
    `2 GIVN ${given}`,
    `2 SURN ${surname}`,
    `1 SEX ${husband === person ? 'M' : 'F'}`,
    '1 BIRT',
    `2 DATE ${dateOf(person, born)}`,
    `2 PLAC ${pick(PLACES, person)}`,
    `2 SOUR @S${(person % SOURCES) + 1}@`,
    `3 PAGE folio ${person % 400}`,
    '3 QUAY 2',
  ];
  if (born < 1930)
    text.push(
      '1 DEAT',
      `2 DATE ABT ${born + 40 + (person % 40)}`,
      `2 AGE ${40 + (person % 40)}y`,
      `2 PLAC ${pick(PLACES, person + 1)}`,
    );
  if (person % 4 === 0) text.push('1 OCCU Farmer', `2 DATE FROM ${born + 20} TO ${born + 50}`);
  if (person % 10 === 0)
    text.push(
      '1 NOTE A note that tells what the register says about this perso',
      '2 CONC n, which is continued',
      '2 CONT on a second line with an address: someone@@example.org',
    );
  if (familyOfBirth(person) > 0) text.push(`1 FAMC @F${familyOfBirth(person)}@`, '2 PEDI birth');
  if (childrenOf(familyOfMarriage(person), individuals).length > 0)
    text.push(`1 FAMS @F${familyOfMarriage(person)}@`);
  text.push(
    `1 _UID ${person.toString(16).toUpperCase().padStart(36, '0')}`,
    '1 CHAN',
    `2 DATE ${dateOf(person, 2020)}`,
  );
  return lines(...text);
}

function union(family: number, generation: number, individuals: number): string {
  const [husband, wife] = partnersOf(family);
  return lines(
    `0 @F${family}@ FAM`,
    `1 HUSB @I${husband}@`,
    ...(wife === undefined || wife > individuals ? [] : [`1 WIFE @I${wife}@`]),
    ...childrenOf(family, individuals).map((child) => `1 CHIL @I${child}@`),
    '1 MARR',
    `2 DATE ${dateOf(family, 1362 + generation * 26)}`,
    `2 PLAC ${pick(PLACES, family)}`,
  );
}

function dateOf(number: number, year: number): string {
  return `${(number % 28) + 1} ${pick(MONTHS, number)} ${year}`;
}

function pick(words: readonly string[], number: number): string {
  return words[number % words.length] ?? '';
}

function lines(...text: readonly string[]): string {
  return `${text.join('\n')}\n`;
}
