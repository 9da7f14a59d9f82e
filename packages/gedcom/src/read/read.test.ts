import { expect, it, test } from 'vitest';
import { firstFact, mainName, readIndividual } from '#read/individual.ts';
import { readMediaObject, readNote, readRepository, readSource } from '#read/sources.ts';
import { record } from '#testing/lines.ts';
import { readUnion } from '#read/union.ts';

const ada = record(`
0 @I1@ INDI
1 RESN CONFIDENTIAL, LOCKED
1 NAME Dr. Ada "Addie" /de Lovelace/ jr.
2 TYPE BIRTH
2 NPFX Dr.
2 GIVN Ada
2 NICK Addie
2 SPFX de
2 SURN Lovelace
2 NSFX jr.
2 TRAN Ада /Лавлейс/
3 LANG ru
1 NAME Ada /King/
2 TYPE MARRIED
1 SEX F
1 BIRT
2 DATE 10 DEC 1815
3 PHRASE a Sunday
2 PLAC Marylebone, London, England
3 FORM Parish, City, Country
3 MAP
4 LATI N51.5
4 LONG W0.15
2 SOUR @S1@
3 PAGE 12
3 DATA
4 DATE 1815
4 TEXT born today
4 _SPAN 100-200
3 QUAY 3
3 OBJE @O1@
4 _SPAN 61000-64500
2 FAMC @F9@
1 OCCU Mathematician
2 AGE > 20y
1 DEAT Y
2 CAUS Illness
1 NO NATU
1 EMIG N
1 _MILT served
2 DATE 1840
1 _COLOR blue
1 FAMC @F9@
2 PEDI ADOPTED
1 FAMC @VOID@
1 FAMS @F1@
1 ASSO @VOID@
2 PHRASE Mr Babbage
2 ROLE FRIEND
1 NOTE First line
2 CONT second
1 SNOTE @N1@
1 OBJE @O2@
1 REFN 7
2 TYPE mine
1 UID u-1
1 EXID 9
2 TYPE https://example.com
1 ALIA @I8@
`);

test('an individual is read with names, facts, links and identifiers', () => {
  const person = readIndividual(ada);
  expect(person).toMatchObject({
    id: 'I1',
    sex: 'F',
    restrictions: ['CONFIDENTIAL', 'LOCKED'],
    aliases: ['I8'],
    ids: {
      reference: [{ value: '7', type: 'mine' }],
      unique: ['u-1'],
      external: [{ value: '9', type: 'https://example.com' }],
    },
    asPartner: [{ union: 'F1' }],
    asChild: [
      { union: 'F9', pedigree: 'ADOPTED' },
      { union: null, pedigree: null },
    ],
    associations: [{ individual: null, role: 'FRIEND', phrase: 'Mr Babbage' }],
    notes: [
      { text: 'First line\nsecond', shared: null },
      { text: '', shared: 'N1' },
    ],
    media: [{ media: 'O2', span: null }],
  });
  expect(mainName(person)).toMatchObject({
    type: 'BIRTH',
    display: 'Dr. Ada "Addie" de Lovelace jr.',
    sort: 'Lovelace, Ada de, jr.',
    given: 'Ada',
    surname: 'de Lovelace',
    translations: [{ language: 'ru', given: 'Ада', surname: 'Лавлейс' }],
  });
});

test('facts have dates, places, ages, citations, and the path to their structure', () => {
  const { facts, nonEvents } = readIndividual(ada);
  expect(facts.map(({ tag, kind, path }) => [tag, kind, path])).toEqual([
    ['BIRT', 'event', [4]],
    ['OCCU', 'attribute', [5]],
    ['DEAT', 'event', [6]],
    ['_MILT', 'extension', [9]],
  ]);
  expect(firstFact({ facts }, 'BIRT')).toMatchObject({
    date: { text: '10 DEC 1815', phrase: 'a Sunday', year: 1815 },
    place: {
      jurisdictions: [
        { name: 'Marylebone', kind: 'Parish' },
        { name: 'London', kind: 'City' },
        { name: 'England', kind: 'Country' },
      ],
      coordinates: { latitude: 51.5, longitude: -0.15 },
    },
    parents: { union: 'F9', adoptedBy: null },
    citations: [
      {
        path: [4, 2],
        source: 'S1',
        page: '12',
        quality: 3,
        texts: [{ text: 'born today' }],
        span: { fromMs: 100, toMs: 200 },
        media: [{ path: [4, 2, 3], media: 'O1', span: { fromMs: 61_000, toMs: 64_500 } }],
      },
    ],
  });
  expect(firstFact({ facts }, 'OCCU')).toMatchObject({
    value: 'Mathematician',
    age: { text: '> 20y', value: { bound: '>', years: 20 } },
  });
  expect(firstFact({ facts }, 'DEAT')).toMatchObject({ value: null, cause: 'Illness' });
  expect(nonEvents).toMatchObject([{ tag: 'NATU' }, { tag: 'EMIG' }]);
});

test('a record with nothing in it reads as a person of whom nothing is known', () => {
  const person = readIndividual({ tag: 'INDI', xref: 'I1' });
  expect(person).toMatchObject({ names: [], sex: 'U', facts: [], asChild: [], asPartner: [] });
  expect(mainName(person)).toBeUndefined();
});

it.each<[string, string, string]>([
  ['a marriage', '1 MARR Y', 'married'],
  ['a marriage and a divorce without dates', '1 DIV Y\n1 MARR Y', 'divorced'],
  ['a divorce and a later marriage', '1 DIV\n2 DATE 1912\n1 MARR\n2 DATE 1914', 'married'],
  ['an annulment', '1 MARR\n2 DATE 1900\n1 ANUL Y', 'divorced'],
  ['a marriage license alone', '1 MARL\n2 DATE 1900', 'married'],
  ['an engagement', '1 ENGA Y', 'partners'],
  ['a civil union', '1 EVEN\n2 TYPE Civil union', 'partners'],
  ['NO MARR', '1 NO MARR', 'partners'],
  ['NO MARR in a period', '1 NO MARR\n2 DATE FROM 1900 TO 1910', 'unknown'],
  ['nothing', '1 CHIL @I3@', 'unknown'],
])('a union with %s is %s', (_, lines, kind) => {
  expect(readUnion(record(`0 @F1@ FAM\n${lines}`)).kind).toBe(kind);
});

test('a union may have partners of one sex, one partner, unknown ones, and children in order', () => {
  const union = readUnion(
    record(`
0 @F1@ FAM
1 HUSB @I1@
2 PHRASE first
1 HUSB @I2@
1 WIFE @VOID@
1 CHIL @I4@
1 CHIL @VOID@
1 MARR
2 HUSB
3 AGE 25y
2 DATE 1900`),
  );
  expect(union.partners).toMatchObject([
    { slot: 'HUSB', individual: 'I1', phrase: 'first' },
    { slot: 'HUSB', individual: 'I2' },
    { slot: 'WIFE', individual: null },
  ]);
  expect(union.children).toMatchObject([{ individual: 'I4' }, { individual: null }]);
  expect(union.facts[0]?.partnerAges.husband?.value?.years).toBe(25);
});

test('sources, repositories, media and shared notes are read', () => {
  const source = readSource(
    record(`
0 @S1@ SOUR
1 TITL Parish register
1 AUTH The parish
1 DATA
2 EVEN BIRT, DEAT
3 DATE FROM 1701 TO 1800
3 PLAC London
2 AGNC Church
1 REPO @R1@
2 CALN 12a
3 MEDI BOOK`),
  );
  expect(source).toMatchObject({
    title: 'Parish register',
    agency: 'Church',
    records: [{ events: ['BIRT', 'DEAT'], place: { text: 'London' } }],
    repositories: [{ repository: 'R1', callNumbers: [{ value: '12a', medium: 'BOOK' }] }],
  });
  expect(readRepository(record('0 @R1@ REPO\n1 NAME Archive\n1 PHON 1'))).toMatchObject({
    name: 'Archive',
    contact: { phones: ['1'] },
  });
  const file = 'recording:0b9c1a52-8d0e-4c39-9a57-6a86b39f2f0e';
  expect(
    readMediaObject(
      record(`
0 @O1@ OBJE
1 FILE ${file}
2 FORM audio/mpeg
3 MEDI AUDIO
2 TITL Grandma
1 _TRANSCRIPT media/1.vtt`),
    ),
  ).toMatchObject({
    files: [
      {
        file,
        recording: file.slice(10),
        format: 'audio/mpeg',
        medium: 'AUDIO',
        title: 'Grandma',
      },
    ],
    transcript: 'media/1.vtt',
  });
  expect(readNote(record('0 @N1@ SNOTE Hello\n1 LANG en'))).toMatchObject({
    text: 'Hello',
    language: 'en',
  });
});
