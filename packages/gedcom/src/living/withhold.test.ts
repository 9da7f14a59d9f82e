import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { withholdRecords } from '#living/withhold-records.ts';
import type { Audience } from '#living/withhold.ts';
import { record, records } from '#testing/lines.ts';
import type { GedcomRecord, Structure } from '#structure.ts';

const outsiders: Audience = {
  seesLivingDetails: false,
  seesLivingNames: false,
  seesRestricted: false,
  self: null,
};
const viewers: Audience = { ...outsiders, seesLivingNames: true };
const contributors: Audience = { ...viewers, seesLivingDetails: true };
const editors: Audience = { ...contributors, seesRestricted: true };

const tree = records(
  `
0 HEAD
1 GEDC
2 VERS 7.0
0 @I1@ INDI
1 NAME Ann /Alive/
2 GIVN Ann
2 NOTE secret
2 TRAN Анна
1 SEX F
1 BIRT
2 DATE 1980
2 SOUR @S1@
1 FAMS @F1@
2 NOTE secret
1 FAMC @F2@
2 PEDI ADOPTED
1 NOTE secret
1 OBJE @O1@
1 _CUSTOM secret
0 @I2@ INDI
1 NAME Bob /Gone/
1 DEAT Y
2 ASSO @I1@
3 PHRASE secret
3 ROLE WITN
1 FAMS @F1@
2 NOTE secret
1 OBJE @O1@
1 OBJE @O2@
1 SOUR @S2@
0 @I3@ INDI
1 RESN PRIVACY
1 NAME Cid /Hidden/
1 DEAT Y
1 FAMS @F2@
0 @I4@ INDI
1 NAME Dora /Gone/
1 DEAT
2 DATE 1950
1 OCCU spy
2 RESN CONFIDENTIAL
1 FAMS @F2@
0 @F1@ FAM
1 HUSB @I2@
1 WIFE @I1@
2 PHRASE secret
1 MARR
2 DATE 2001
1 NOTE secret
0 @F2@ FAM
1 HUSB @I3@
1 WIFE @I4@
1 CHIL @I1@
2 PHRASE secret
1 MARR
2 DATE 1940
0 @O1@ OBJE
1 FILE secret.jpg
2 FORM image/jpeg
0 @O2@ OBJE
1 FILE bob.jpg
2 FORM image/jpeg
0 @S1@ SOUR
1 TITL secret
0 @S2@ SOUR
1 TITL Census
1 REPO @R1@
0 @R1@ REPO
1 NAME Archive
0 @X1@ _OTHER secret
0 TRLR
`.replace('0 TRLR\n', ''),
);
const isLiving = (id: string) => id === 'I1';
const shownTo = (audience: Audience) => {
  const shown = withholdRecords(tree, audience, isLiving);
  return (id: string) => shown.find(({ xref }) => xref === id);
};

describe('a living person', () => {
  test('is Living and a surname, sex and relations for outsiders', () => {
    expect(shownTo(outsiders)('I1')).toEqual(
      record('0 @I1@ INDI\n1 NAME Living /Alive/\n1 SEX F\n1 FAMS @F1@\n1 FAMC @F2@'),
    );
  });

  test('has a name for viewers, and nothing else more', () => {
    expect(shownTo(viewers)('I1')).toEqual(
      record('0 @I1@ INDI\n1 NAME Ann /Alive/\n2 GIVN Ann\n1 SEX F\n1 FAMS @F1@\n1 FAMC @F2@'),
    );
  });

  it.each<[string, Audience]>([
    ['contributors', contributors],
    ['editors', editors],
    ['the person', { ...viewers, self: 'I1' }],
  ])('is whole for %s', (_, audience) => {
    const whole = tree.find(({ xref }) => xref === 'I1');
    expect(shownTo(audience)('I1')).toEqual(whole);
  });
});

describe('unions', () => {
  test('with a living partner show who belongs to them', () => {
    expect(shownTo(outsiders)('F1')).toEqual(record('0 @F1@ FAM\n1 HUSB @I2@\n1 WIFE @I1@'));
  });

  test('of the deceased show their events, and hidden partners as unknown', () => {
    expect(shownTo(viewers)('F2')).toEqual(
      record('0 @F2@ FAM\n1 HUSB @VOID@\n1 WIFE @I4@\n1 CHIL @I1@\n1 MARR\n2 DATE 1940'),
    );
  });
});

test('restricted records and facts are for editors alone', () => {
  for (const audience of [outsiders, viewers, contributors]) {
    expect(shownTo(audience)('I3')).toBeUndefined();
    expect(JSON.stringify(shownTo(audience)('I4'))).not.toContain('spy');
  }
  expect(shownTo(editors)('I3')).toBeDefined();
  expect(JSON.stringify(shownTo(editors)('I4'))).toContain('spy');
});

test('of supporting records only those of the deceased are left', () => {
  const shown = withholdRecords(tree, outsiders, isLiving);
  expect(shown.map(({ xref }) => xref)).toEqual([
    null,
    'I1',
    'I2',
    'I4',
    'F1',
    'F2',
    'O2',
    'S2',
    'R1',
  ]);
  expect(JSON.stringify(shown)).not.toContain('secret');
});

/** A structure with payloads that no other structure has. */
let counter = 0;
const secret = () => `secret-${(counter += 1)}-x`;
const structures: fc.Arbitrary<Structure[]> = fc.letrec<{ list: Structure[]; one: Structure }>(
  (tie) => ({
    list: fc.array(tie('one'), { maxLength: 4, depthIdentifier: 'depth' }),
    one: fc
      .record({
        tag: fc.constantFrom(
          ...[
            'NAME',
            'BIRT',
            'NOTE',
            'SOUR',
            'OBJE',
            'SEX',
            'FAMS',
            'FAMC',
            'HUSB',
            'CHIL',
            'ASSO',
            '_X',
            'RESI',
            'PHRASE',
          ],
        ),
        pointer: fc.option(fc.constantFrom('I1', 'I2', 'F1', 'O1', 'S1', 'VOID'), {
          nil: undefined,
        }),
        children: fc.oneof({ depthIdentifier: 'depth', maxDepth: 3 }, fc.constant([]), tie('list')),
      })
      .map(({ tag, pointer, children }) =>
        pointer === undefined || tag === 'NAME' || tag === 'SEX'
          ? { tag, payload: secret(), children }
          : { tag, pointer, children },
      ),
  }),
).list;

test('nothing that living people and their unions hold is in what outsiders get', () => {
  fc.assert(
    fc.property(structures, structures, structures, (living, union, deceased) => {
      const all: GedcomRecord[] = [
        { tag: 'INDI', xref: 'I1', children: living },
        { tag: 'INDI', xref: 'I2', children: [...deceased, { tag: 'OBJE', pointer: 'O1' }] },
        { tag: 'FAM', xref: 'F1', children: [{ tag: 'WIFE', pointer: 'I1' }, ...union] },
        { tag: 'OBJE', xref: 'O1', children: [{ tag: 'FILE', payload: secret() }] },
      ];
      const text = JSON.stringify(withholdRecords(all, outsiders, (id) => id === 'I1'));
      const withheld = [...payloadsOf(living), ...payloadsOf(union)];
      expect(withheld.filter((payload) => text.includes(payload))).toEqual([]);
    }),
    { numRuns: 500 },
  );
});

function payloadsOf(list: readonly Structure[]): string[] {
  return list.flatMap(({ payload, children = [] }) => [
    ...(payload === undefined ? [] : [payload]),
    ...payloadsOf(children),
  ]);
}
