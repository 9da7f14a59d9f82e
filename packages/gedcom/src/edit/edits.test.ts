import { describe, expect, it, test } from 'vitest';
import {
  createIndividual,
  createMediaObject,
  createSource,
  createUnion,
} from '#edit/create-records.ts';
import {
  addCitation,
  addMedia,
  addNote,
  changeNote,
  removeCitation,
  removeMedia,
  removeNote,
  setRestriction,
} from '#edit/edit-annotations.ts';
import { addFact, changeFact, removeFact, type FactInput } from '#edit/edit-facts.ts';
import { linkChild, linkPartner, unlinkChild, unlinkPartner } from '#edit/edit-links.ts';
import { addName, nameOf, preferName, removeName, setName, setSex } from '#edit/edit-names.ts';
import { record } from '#testing/lines.ts';

const ada = record(`
0 @I1@ INDI
1 NAME Ada /King/
2 GIVN Ada
3 _KEPT below
2 SURN King
2 NOTE on the name
1 _CUSTOM kept
1 BIRT
2 DATE 10 DEC 1815
3 TIME 13:00
3 _KEPT yes
2 PLAC London, England
3 MAP
4 LATI N51
4 LONG W1
3 NOTE on the place
2 SOUR @S1@
1 NOTE last`);

describe('names', () => {
  test('a change keeps notes and unknown structures of the name and the rest of the record', () => {
    const changed = setName(ada, [0], {
      parts: { given: ['Ada'], surnames: ['Lovelace'] },
      type: 'MARRIED',
    });
    expect(changed.children?.[0]).toEqual({
      tag: 'NAME',
      payload: 'Ada /Lovelace/',
      children: [
        { tag: 'GIVN', payload: 'Ada', children: [{ tag: '_KEPT', payload: 'below' }] },
        { tag: 'SURN', payload: 'Lovelace' },
        { tag: 'NOTE', payload: 'on the name' },
        { tag: 'TYPE', payload: 'MARRIED' },
      ],
    });
    expect(changed.children?.slice(1)).toEqual(ada.children?.slice(1));
  });

  test('another name goes behind the others, and can become the first', () => {
    const added = addName(ada, nameOf('Augusta', 'Byron'));
    expect(added.children?.map(({ tag, payload }) => `${tag} ${payload ?? ''}`.trim())).toEqual([
      'NAME Ada /King/',
      'NAME Augusta /Byron/',
      '_CUSTOM kept',
      'BIRT',
      'NOTE last',
    ]);
    expect(preferName(added, [1]).children?.[0]?.payload).toBe('Augusta /Byron/');
    expect(removeName(added, [1])).toEqual(ada);
  });

  test('a slash in a part does not end the surname', () => {
    expect(addName(createIndividual('I2'), nameOf('A/B', 'C/D')).children?.[0]?.payload).toBe(
      'A B /C D/',
    );
  });

  test('only names are changed and removed as names', () => {
    expect(() => removeName(ada, [2])).toThrow('not-there');
    expect(() => setName(ada, [9], nameOf('A', 'B'))).toThrow('not-there');
  });
});

test('sex is set, changed and removed in its place', () => {
  const female = setSex(ada, 'F');
  expect(female.children?.at(-1)).toEqual({ tag: 'SEX', payload: 'F' });
  expect(setSex(female, null)).toEqual(ada);
});

describe('facts', () => {
  it.each<[string, FactInput, string]>([
    ['BURI', {}, '1 BURI Y'],
    ['OCCU', { value: 'smith' }, '1 OCCU smith'],
    ['EVEN', { value: 'Moved' }, '1 EVEN Moved\n2 TYPE Event'],
    [
      'DEAT',
      { date: { payload: '1852' }, cause: 'Illness' },
      '1 DEAT\n2 CAUS Illness\n2 DATE 1852',
    ],
    ['GRAD', { age: 'as a child' }, '1 GRAD Y\n2 AGE\n3 PHRASE as a child'],
    ['RETI', { age: '60y' }, '1 RETI Y\n2 AGE 60y'],
    [
      'RESI',
      {
        date: { payload: '', phrase: 'before Easter' },
        place: { text: 'Paris', coordinates: { latitude: 48.85, longitude: -2.35 } },
        address: '1 Rue\nParis',
      },
      '1 RESI\n2 DATE\n3 PHRASE before Easter\n2 PLAC Paris\n3 MAP\n4 LATI N48.85\n4 LONG W2.35\n2 ADDR 1 Rue\n3 CONT Paris',
    ],
    ['CENS', { date: { payload: '31 FOO 1900' } }, '1 CENS\n2 DATE\n3 PHRASE 31 FOO 1900'],
    ['_MILT', { value: 'served' }, '1 _MILT served'],
  ])('%s with %o is recorded', (tag, input, lines) => {
    const added = addFact(createIndividual('I2'), tag, input);
    expect(added).toEqual({ record: record(`0 @I2@ INDI\n${lines}`), path: [0] });
  });

  test('a new date keeps what is unknown and drops the time of the old day', () => {
    const changed = changeFact(ada, [2], { date: { payload: 'ABT 1816', phrase: 'perhaps' } });
    expect(changed.children?.[2]?.children?.[0]).toEqual({
      tag: 'DATE',
      payload: 'ABT 1816',
      children: [
        { tag: '_KEPT', payload: 'yes' },
        { tag: 'PHRASE', payload: 'perhaps' },
      ],
    });
    expect(changed.children?.[2]?.children?.slice(1)).toEqual(
      ada.children?.[2]?.children?.slice(1),
    );
  });

  test('a new place drops the coordinates of the old one and keeps its notes', () => {
    const changed = changeFact(ada, [2], { place: { text: 'Paris' } });
    expect(changed.children?.[2]?.children?.[1]).toEqual({
      tag: 'PLAC',
      payload: 'Paris',
      children: [{ tag: 'NOTE', payload: 'on the place' }],
    });
    expect(changeFact(ada, [2], { place: { text: 'London, England' } })).toEqual(ada);
  });

  test('without date and place an event still says that it happened', () => {
    const bare = changeFact(ada, [2], { date: null, place: null });
    expect(bare.children?.[2]).toMatchObject({ payload: 'Y', children: [{ tag: 'SOUR' }] });
  });

  test('facts that GEDCOM 7 does not have are refused', () => {
    expect(() => addFact(ada, 'MARR', {})).toThrow('unknown-fact');
    expect(() => addFact(ada, 'NOTE', {})).toThrow('unknown-fact');
    expect(() => addFact(ada, 'NCHI', { value: 'many' })).toThrow('number-needed');
    expect(() => removeFact(ada, [3])).toThrow('not-there');
    expect(() => removeFact(ada, [])).toThrow('not-there');
    expect(removeFact(ada, [2]).children).toHaveLength(3);
  });
});

describe('links', () => {
  const union = createUnion('F1');
  const man = createIndividual('I1', { sex: 'M' });
  const woman = createIndividual('I2', { sex: 'F' });
  const other = createIndividual('I3', { sex: 'F' });
  const child = createIndividual('I4');

  test('both records point to each other, and not after they are unlinked', () => {
    const first = linkPartner({ union, individual: woman });
    const second = linkPartner({ union: first.union, individual: other });
    expect(second).toEqual({
      union: record('0 @F1@ FAM\n1 WIFE @I2@\n1 HUSB @I3@'),
      individual: record('0 @I3@ INDI\n1 SEX F\n1 FAMS @F1@'),
    });
    expect(linkPartner(second)).toEqual(second);
    expect(() => linkPartner({ union: second.union, individual: man })).toThrow('union-full');
    expect(() => linkChild({ union: second.union, individual: other })).toThrow('same-person');
    expect(unlinkPartner(second)).toEqual({ union: first.union, individual: other });
  });

  test('a partner takes the place of an unknown one and keeps its phrase', () => {
    const unknown = record('0 @F1@ FAM\n1 HUSB @VOID@\n2 PHRASE a sailor');
    expect(linkPartner({ union: unknown, individual: man }).union).toEqual(
      record('0 @F1@ FAM\n1 HUSB @I1@\n2 PHRASE a sailor'),
    );
  });

  test('children are placed in order and have a pedigree', () => {
    const one = linkChild({ union, individual: child }, { pedigree: 'ADOPTED' });
    expect(one).toEqual({
      union: record('0 @F1@ FAM\n1 CHIL @I4@'),
      individual: record('0 @I4@ INDI\n1 FAMC @F1@\n2 PEDI ADOPTED'),
    });
    const two = linkChild({ union: one.union, individual: woman }, { position: 0 });
    expect(two.union).toEqual(record('0 @F1@ FAM\n1 CHIL @I2@\n1 CHIL @I4@'));
    const step = linkChild(
      { union: two.union, individual: one.individual },
      { pedigree: 'OTHER', pedigreePhrase: 'step' },
    );
    expect(step).toEqual({
      union: two.union,
      individual: record('0 @I4@ INDI\n1 FAMC @F1@\n2 PEDI OTHER\n3 PHRASE step'),
    });
    expect(linkChild(step, { position: 0 }).union).toEqual(
      record('0 @F1@ FAM\n1 CHIL @I4@\n1 CHIL @I2@'),
    );
    expect(linkChild(step, { pedigree: null }).individual).toEqual(
      record('0 @I4@ INDI\n1 FAMC @F1@'),
    );
    expect(unlinkChild(step)).toEqual({
      union: record('0 @F1@ FAM\n1 CHIL @I2@'),
      individual: child,
    });
  });

  test('records of another kind are refused', () => {
    expect(() => linkPartner({ union: man, individual: union })).toThrow('wrong-record');
  });
});

describe('citations, media, notes and restrictions', () => {
  const cited = addCitation(ada, [2], {
    source: 'S2',
    page: '7',
    quality: 2,
    date: { payload: '1990' },
    text: 'she told',
    media: [{ media: 'O1', span: { fromMs: 61_000, toMs: 64_500 } }],
  });

  test('a fact cites a second of a recording', () => {
    expect(cited.children?.[2]?.children?.at(-1)).toEqual({
      tag: 'SOUR',
      pointer: 'S2',
      children: [
        { tag: 'PAGE', payload: '7' },
        {
          tag: 'DATA',
          children: [
            { tag: 'DATE', payload: '1990' },
            { tag: 'TEXT', payload: 'she told' },
          ],
        },
        { tag: 'QUAY', payload: '2' },
        { tag: 'OBJE', pointer: 'O1', children: [{ tag: '_SPAN', payload: '61000-64500' }] },
      ],
    });
    expect(removeCitation(cited, [2, 3])).toEqual(ada);
    expect(() => removeCitation(cited, [2, 0])).toThrow('not-there');
  });

  test('media, notes and restrictions come and go', () => {
    const withMedia = addMedia(ada, [], {
      media: 'O1',
      crop: { top: 1, left: 2, height: null, width: null },
    });
    expect(withMedia.children?.at(-1)).toEqual({
      tag: 'OBJE',
      pointer: 'O1',
      children: [
        {
          tag: 'CROP',
          children: [
            { tag: 'TOP', payload: '1' },
            { tag: 'LEFT', payload: '2' },
          ],
        },
      ],
    });
    expect(removeMedia(withMedia, [4])).toEqual(ada);
    const noted = addNote(ada, [], 'one\r\ntwo');
    expect(noted.children?.at(-1)).toEqual({ tag: 'NOTE', payload: 'one\ntwo' });
    expect(changeNote(noted, [4], 'last')).toEqual(addNote(ada, [], 'last'));
    expect(removeNote(noted, [4])).toEqual(ada);
    const restricted = setRestriction(ada, ['PRIVACY', 'LOCKED', 'PRIVACY']);
    expect(restricted.children?.at(-1)).toEqual({ tag: 'RESN', payload: 'PRIVACY, LOCKED' });
    expect(setRestriction(restricted, [])).toEqual(ada);
    expect(setRestriction(setRestriction(ada, ['PRIVACY'], [2]), [], [2])).toEqual(ada);
  });
});

test('sources and media objects are made', () => {
  expect(createSource('S1', { title: 'Told by Ada' })).toEqual(
    record('0 @S1@ SOUR\n1 TITL Told by Ada'),
  );
  expect(
    createMediaObject('O1', {
      file: 'recording:x',
      format: 'audio/mpeg',
      medium: 'AUDIO',
      title: 'Ada',
      transcript: 'a.vtt',
    }),
  ).toEqual(
    record(
      '0 @O1@ OBJE\n1 FILE recording:x\n2 FORM audio/mpeg\n3 MEDI AUDIO\n2 TITL Ada\n1 _TRANSCRIPT a.vtt',
    ),
  );
});
