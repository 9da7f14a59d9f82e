/** A date as GEDCOM 7 writes it, and a place of `places`. */
type Moment = readonly [date: string, place?: PlaceName];

export interface SamplePerson {
  readonly given: string;
  /** At birth. */
  readonly surname: string;
  readonly married?: string;
  readonly sex: 'F' | 'M';
  readonly born: Moment;
  readonly died?: Moment;
  readonly occupation?: string;
  readonly note?: string;
}

/** With degrees north and east, for the map. */
export const places = {
  visby: ['Visby, Gotland, Sweden', 57.6348, 18.2948],
  slite: ['Slite, Gotland, Sweden', 57.7086, 18.8006],
  stockholm: ['Stockholm, Sweden', 59.3293, 18.0686],
  brno: ['Brno, Moravia, Czechia', 49.1951, 16.6068],
  gdynia: ['Gdynia, Poland', 54.5189, 18.5305],
  lisbon: ['Lisbon, Portugal', 38.7223, -9.1393],
} as const;
export type PlaceName = keyof typeof places;

/**
 * The people of the sample family, as its messages and recordings tell of them: Anders is Daniel's father, Lina a
 * niece of Rosa, Vera a great-aunt of Maja.
 * @param born Daniel’s day and Maja’s year, which move with the present of the story
 */
export function samplePeople(born: { daniel: string; maja: number }) {
  return {
    per: {
      ...{ given: 'Per', surname: 'Lindqvist', sex: 'M' },
      ...{ born: ['ABT 1885', 'slite'], died: ['1949', 'visby'] },
      occupation: 'Fisherman',
    },
    hedvig: {
      ...{ given: 'Hedvig', surname: 'Norrby', married: 'Lindqvist', sex: 'F' },
      ...{ born: ['BET 1888 AND 1890', 'slite'], died: ['3 FEB 1961', 'visby'] },
    },
    emil: {
      ...{ given: 'Emil', surname: 'Weiss', sex: 'M' },
      ...{ born: ['1889', 'brno'], died: ['AFT 1950', 'brno'] },
      occupation: 'Baker',
    },
    klara: {
      ...{ given: 'Klara', surname: 'Adler', married: 'Weiss', sex: 'F' },
      ...{ born: ['1893', 'brno'], died: ['1956', 'brno'] },
    },
    nils: {
      ...{ given: 'Nils', surname: 'Lindqvist', sex: 'M' },
      ...{ born: ['11 JUN 1917', 'visby'], died: ['30 OCT 1988', 'visby'] },
      occupation: 'Boatbuilder',
      note: 'Measured everything twice, and the heights of his children on the same plank.',
    },
    elin: {
      ...{ given: 'Elin', surname: 'Berg', married: 'Lindqvist', sex: 'F' },
      ...{ born: ['2 MAR 1921', 'visby'], died: ['19 JAN 2003', 'visby'] },
      occupation: 'Schoolteacher',
      note: 'Taught for thirty-one years, and kept a weather diary on the back of shopping lists.',
    },
    josef: {
      ...{ given: 'Josef', surname: 'Hollar', sex: 'M' },
      ...{ born: ['1915', 'brno'], died: ['8 DEC 1979', 'visby'] },
      occupation: 'Violin maker',
      note: 'Came with one suitcase and a violin without strings.',
    },
    marta: {
      ...{ given: 'Marta', surname: 'Weiss', married: 'Hollar', sex: 'F' },
      ...{ born: ['24 APR 1919', 'brno'], died: ['17 MAY 1994', 'visby'] },
      occupation: 'Baker',
    },
    ingrid: {
      ...{ given: 'Ingrid', surname: 'Lindqvist', sex: 'F', born: ['7 JUL 1948', 'visby'] },
      ...{ occupation: 'Radio operator', note: 'Knows the name of every boat her father built.' },
    },
    anders: {
      ...{ given: 'Anders', surname: 'Lindqvist', sex: 'M', born: ['14 SEP 1946', 'visby'] },
      occupation: 'Boatbuilder',
    },
    rosa: {
      ...{ given: 'Rosa', surname: 'Hollar', married: 'Lindqvist', sex: 'F' },
      ...{ born: ['21 AUG 1951', 'visby'], occupation: 'Piano teacher' },
    },
    vera: {
      ...{ given: 'Vera', surname: 'Hollar', married: 'Ekström', sex: 'F' },
      ...{ born: ['ABT 1947', 'visby'], note: 'Great-aunt Vera writes letters by hand.' },
    },
    gunnar: {
      ...{ given: 'Gunnar', surname: 'Ekström', sex: 'M' },
      ...{ born: ['1944', 'stockholm'], died: ['5 NOV 2015', 'stockholm'] },
    },
    karin: {
      ...{ given: 'Karin', surname: 'Lindqvist', sex: 'F', born: ['9 OCT 1979', 'visby'] },
      occupation: 'Midwife',
    },
    erik: { given: 'Erik', surname: 'Sundberg', sex: 'M', born: ['1977', 'stockholm'] },
    daniel: {
      ...{ given: 'Daniel', surname: 'Lindqvist', sex: 'M', born: [born.daniel, 'visby'] },
      occupation: 'Bridge engineer',
    },
    joanna: {
      ...{ given: 'Joanna', surname: 'Kowalska', sex: 'F', born: ['12 MAY 1986', 'gdynia'] },
      occupation: 'Translator',
    },
    lina: { given: 'Lina', surname: 'Ekström', sex: 'F', born: ['28 JAN 1988', 'stockholm'] },
    ebba: { given: 'Ebba', surname: 'Sundberg', sex: 'F', born: ['16 JUN 2010', 'stockholm'] },
    maja: {
      ...{ given: 'Maja', surname: 'Lindqvist', sex: 'F' },
      born: [`4 MAY ${born.maja}`, 'stockholm'],
    },
    oskar: {
      ...{ given: 'Oskar', surname: 'Lindqvist', sex: 'M' },
      born: [`30 AUG ${born.maja + 2}`, 'lisbon'],
    },
  } as const satisfies Record<string, SamplePerson>;
}
export type PersonKey = keyof ReturnType<typeof samplePeople>;

export interface SampleUnion {
  readonly partners: readonly [PersonKey, PersonKey];
  readonly married?: Moment;
  readonly children: readonly PersonKey[];
}

export const sampleUnions: readonly SampleUnion[] = [
  { partners: ['per', 'hedvig'], married: ['ABT 1910', 'slite'], children: ['nils'] },
  { partners: ['emil', 'klara'], children: ['marta'] },
  {
    partners: ['nils', 'elin'],
    married: ['23 JUN 1944', 'visby'],
    children: ['anders', 'ingrid'],
  },
  { partners: ['josef', 'marta'], married: ['BEF 1947'], children: ['vera', 'rosa'] },
  {
    partners: ['anders', 'rosa'],
    married: ['4 JUN 1977', 'visby'],
    children: ['karin', 'daniel'],
  },
  { partners: ['gunnar', 'vera'], married: ['1975', 'stockholm'], children: ['lina'] },
  { partners: ['erik', 'karin'], married: ['AUG 2008', 'stockholm'], children: ['ebba'] },
  {
    partners: ['daniel', 'joanna'],
    married: ['17 SEP 2016', 'gdynia'],
    children: ['maja', 'oskar'],
  },
];
