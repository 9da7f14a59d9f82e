import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Segment } from '#features/vault/transcripts/index.ts';
import type { Family } from '#features/tree/proposals/spoken/kin-words.ts';
import { peopleByName } from '#features/tree/proposals/spoken/people-by-name.ts';
import { propose, type Known } from '#features/tree/proposals/spoken/propose.ts';
import { placesByName } from '#features/tree/proposals/spoken/spoken-places.ts';

const sexes: Record<string, string> = {
  ...{ teller: 'F', anna: 'F', karl: 'M', uncle: 'M', april: 'F', gran: 'F' },
};
const parents: Record<string, string[]> = {
  ...{ teller: ['anna', 'karl'], anna: ['gran'], uncle: ['gran'] },
};
const family: Family = {
  parentsOf: (id) => parents[id] ?? [],
  childrenOf: (id) => Object.keys(parents).filter((child) => parents[child]?.includes(id)),
  partnersOf: (id) => (id === 'anna' ? ['karl'] : id === 'karl' ? ['anna'] : []),
  sexOf: (id) => sexes[id] ?? 'U',
};
const known: Known = {
  names: peopleByName([
    { id: 'teller', name: 'Ingrid Maria Lund' },
    { id: 'anna', name: 'Anna Berg' },
    { id: 'anna', name: 'Anna Lund' },
    { id: 'karl', name: 'Karl Lund' },
    { id: 'uncle', name: 'Karl Berg' },
    { id: 'april', name: 'April Stone' },
    { id: 'gran', name: 'Märta Berg' },
  ]),
  family,
  teller: 'teller',
  places: {
    own: placesByName(['Visby, Gotland, Sweden']),
    listed: placesByName([
      'Stockholm, Sweden',
      'Sweden',
      'Reading, United Kingdom',
      'New York, United States of America',
    ]),
  },
  thisYear: 2026,
};

function segment(text: string, startMs = 0): Segment {
  const words = text.split(' ').map((word, index) => {
    const at = startMs + index * 100;
    return [at, at + 100, word] as const;
  });
  const endMs = startMs + words.length * 100;
  return { id: 'a', startMs, endMs, text, words, speaker: null, edited: false, heard: null };
}

const said = (text: string) => propose([segment(text)], known);
const fact = (text: string) => said(text).find(({ kind }) => kind === 'FACT');

describe('facts that a transcript states', () => {
  it.each<[string, object]>([
    [
      'My mother was born in nineteen thirty-one in Visby.',
      { tag: 'BIRT', date: '1931', people: ['anna'], places: ['Visby, Gotland, Sweden'] },
    ],
    ['Anna Berg was born on the fourth of May, 1931.', { date: '4 MAY 1931', people: ['anna'] }],
    ['I was born in Stockholm in 1958.', { people: ['teller'], places: ['Stockholm, Sweden'] }],
    [
      'In the summer of 1948 Karl Berg died.',
      {
        tag: 'DEAT',
        date: '1948',
        datePhrase: 'In the summer of 1948'.slice(3),
        people: ['uncle'],
      },
    ],
    [
      'Anna married Karl Lund in June 1955.',
      { tag: 'MARR', people: ['anna'], partners: ['karl'], date: 'JUN 1955' },
    ],
    ['Anna and Karl Lund got married in 1955.', { people: ['anna'], partners: ['karl'] }],
    [
      'My uncle Karl worked as a ship carpenter in Visby.',
      { tag: 'OCCU', value: 'ship carpenter', people: ['uncle'] },
    ],
    [
      "My mother's brother emigrated to New York in nineteen hundred and five.",
      {
        tag: 'EMIG',
        people: ['uncle'],
        date: '1905',
        places: ['New York, United States of America'],
      },
    ],
    [
      'Grandma was baptized in Hemse about 1910.',
      { people: ['gran'], places: ['Hemse'], date: 'ABT 1910' },
    ],
    [
      'Karl Berg moved to Visby, Sweden between 1931 and 1933.',
      { tag: 'RESI', date: 'BET 1931 AND 1933' },
    ],
    [
      'Märta lived in Visby from 1920 to nineteen thirty.',
      { people: ['gran'], date: 'FROM 1920 TO 1930' },
    ],
  ])('%s', (text, expected) => {
    expect(fact(text)).toMatchObject(expected);
  });

  it('carry the person of the sentence before', () => {
    const both = [segment('Anna Berg was a kind woman.'), segment('She was born in Visby.', 5000)];
    const found = propose(both, known).find(({ kind }) => kind === 'FACT');
    expect(found).toMatchObject({ people: ['anna'], fromMs: 5000, toMs: 5500 });
  });

  it('leave to the member who they were', () => {
    expect(fact('Karl Berg came, and they moved to Visby.')).toMatchObject({ people: [] });
  });

  it('are two where a sentence makes two', () => {
    const facts = said('Anna was born in Visby in 1931 and died in Stockholm in 2001.').filter(
      ({ kind }) => kind === 'FACT',
    );
    expect(facts).toMatchObject([
      { tag: 'BIRT', date: '1931', people: ['anna'] },
      { tag: 'DEAT', date: '2001', people: ['anna'], places: ['Stockholm, Sweden'] },
    ]);
  });

  it('are offered once, and not when they are denied', () => {
    const twice = [segment('Anna was born in 1931.'), segment('Anna was born in 1931.', 9000)];
    expect(propose(twice, known).filter(({ kind }) => kind === 'FACT')).toHaveLength(1);
    expect(fact('Anna never married in 1950.')).toBeUndefined();
    expect(fact('They moved the chairs in 1950.')).toBeUndefined();
  });

  it('are quoted with the times of their words', () => {
    expect(fact('Well, I think Anna was born in Visby, so they say.')).toMatchObject({
      ...{ text: 'Anna was born in Visby', fromMs: 300, toMs: 800 },
    });
  });
});

describe('dates', () => {
  it.each<[string, string | undefined, string | null]>([
    ['It was the thirties.', 'BET 1930 AND 1939', 'the thirties'],
    ['That was on the fourth of May.', '', 'the fourth of May'],
    ['We left on May 4th, 1931.', '4 MAY 1931', null],
    ['We left on the thirty-first of February 1931.', '', 'the thirty-first of February 1931'],
    ['We waited until nineteen forty-five.', 'TO 1945', null],
    ['It was in two thousand and four.', '2004', null],
    ["We met in '48.", '1948', null],
    ['It cost 1900 dollars.', undefined, null],
    ['It was two thousand miles.', undefined, null],
    ['There were twenty five of us, and we may go.', undefined, null],
  ])('%s', (text, date, phrase) => {
    const found = said(text).find(({ kind }) => kind === 'DATE');
    expect(found?.date).toBe(date);
    if (date !== undefined) expect(found?.datePhrase).toBe(phrase);
  });
});

describe('people and places', () => {
  it.each<[string, string[]]>([
    ['I loved my mother.', ['anna']],
    ['Then came my uncle.', ['uncle']],
    ['Then came Karl.', ['karl', 'uncle']],
    ['Then came Karl Berg.', ['uncle']],
    ['We went in April.', []],
    ['Then came April Stone.', ['april']],
    ['His mother was strict.', []],
  ])('%s', (text, people) => {
    expect(said(text).find(({ kind }) => kind === 'PERSON')?.people ?? []).toEqual(people);
  });

  it.each<[string, string[]]>([
    ['We had a house in Visby.', ['Visby, Gotland, Sweden']],
    ['I liked Visby best.', ['Visby, Gotland, Sweden']],
    ['Reading was all she did.', []],
    ['We had a house in Reading.', ['Reading, United Kingdom']],
    ['We like Stockholm.', []],
  ])('%s', (text, places) => {
    expect(said(text).find(({ kind }) => kind === 'PLACE')?.places ?? []).toEqual(places);
  });
});

describe('any transcript', () => {
  const vocabulary = [
    ...['My', 'mother', 'her', 'Anna', 'Karl', 'Berg', 'was', 'born', 'died', 'married', 'in'],
    ...['the', 'of', 'May', 'fourth', 'nineteen', 'thirty-one', '1948', "'48", '31', 'summer'],
    ...['Visby,', 'Sweden.', 'and', 'from', 'to', 'between', 'worked', 'as', 'a', "mother's"],
    ...['She', 'I', '…', '—', '“Well,”', 'two', 'thousand', 'about', 'great-grandmother', 'to'],
  ];
  const word = fc.oneof(
    { weight: 9, arbitrary: fc.constantFrom(...vocabulary) },
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: 6 }),
  );
  const aSegment = fc.record({
    gap: fc.nat(500),
    length: fc.integer({ min: 1, max: 9000 }),
    words: fc.array(word, { maxLength: 25 }),
    timed: fc.boolean(),
    speaker: fc.constantFrom(null, 'Anna'),
  });

  it('gives proposals inside the recording, each with a key of its own', () => {
    fc.assert(
      fc.property(fc.array(aSegment, { maxLength: 8 }), (parts) => {
        let at = 0;
        const segments = parts.map(({ gap, length, words, timed, speaker }, index): Segment => {
          const startMs = at + gap;
          at = startMs + length;
          const step = length / Math.max(1, words.length);
          const times = words.map(
            (text, order) => [startMs + order * step, startMs + (order + 1) * step, text] as const,
          );
          const text = words.join(' ');
          const rest = { id: `${index}`, edited: false, heard: null, speaker };
          return { ...rest, startMs, endMs: at, text, words: timed ? times : null };
        });
        const proposals = propose(segments, known);
        for (const { fromMs, toMs, text } of proposals) {
          expect(fromMs).toBeGreaterThanOrEqual(segments[0]?.startMs ?? 0);
          expect(toMs).toBeGreaterThanOrEqual(fromMs);
          expect(toMs).toBeLessThanOrEqual(at);
          expect(text).not.toBe('');
        }
        expect(new Set(proposals.map(({ key }) => key)).size).toBe(proposals.length);
      }),
      { numRuns: 500 },
    );
  });
});
