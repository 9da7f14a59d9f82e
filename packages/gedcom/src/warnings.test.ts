import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { ownAncestors } from '#own-ancestors.ts';
import { readIndividual } from '#read/individual.ts';
import { readUnion } from '#read/union.ts';
import { records } from '#testing/lines.ts';
import { lifeRow, unionRow } from '#warning-rows.ts';
import { findWarnings, warningInWords } from '#warnings.ts';

/** 24 November 2026. */
const today = 2_461_369;

function warningsOf(text: string): string[] {
  const all = records(text);
  const people = all.filter(({ tag }) => tag === 'INDI').map((each) => readIndividual(each));
  const unions = all.filter(({ tag }) => tag === 'FAM').map((each) => readUnion(each));
  const pedigreeOf = (union: string | null) => (child: string) =>
    people.find(({ id }) => id === child)?.asChild.find((link) => link.union === union)?.pedigree ??
    null;
  const view = {
    people: people.map(lifeRow),
    unions: unions.map((union) => unionRow(union, pedigreeOf(union.id))),
  };
  return findWarnings(view, today).map(({ code, individual, other, tag }) =>
    [code, individual, other, tag].filter(Boolean).join(' '),
  );
}

const person = (id: string, sex: string, birth: string, death = '', more = '') =>
  [
    `0 @${id}@ INDI\n1 SEX ${sex}`,
    birth && `1 BIRT\n2 DATE ${birth}`,
    death && `1 DEAT\n2 DATE ${death}`,
    more,
  ]
    .filter(Boolean)
    .join('\n');

it.each<[string, string, string[]]>([
  ['a life in order', person('I1', 'F', '1900', '1980', '1 BURI\n2 DATE 1980'), []],
  ['a death before birth', person('I1', 'F', '1900', '1899'), ['died-before-birth I1']],
  ['a death in the year of birth', person('I1', 'F', '1900', '1900'), []],
  [
    'a burial before death',
    person('I1', 'F', '', '5 MAY 1900', '1 BURI\n2 DATE 4 MAY 1900'),
    ['buried-before-death I1'],
  ],
  ['121 years', person('I1', 'F', '1 JAN 1800', '2 FEB 1921'), ['older-than-120 I1']],
  ['120 years', person('I1', 'F', '1800', '1921'), []],
  [
    'work after death',
    person('I1', 'F', '1800', '1850', '1 OCCU smith\n2 DATE 1851'),
    ['event-after-death I1 OCCU'],
  ],
  ['probate after death', person('I1', 'F', '1800', '1850', '1 PROB\n2 DATE 1851'), []],
  [
    'a christening before birth',
    person('I1', 'F', '1800', '', '1 CHR\n2 DATE 1799'),
    ['event-before-birth I1 CHR'],
  ],
  ['a birth tomorrow', person('I1', 'F', '25 NOV 2026'), ['in-the-future I1 BIRT']],
  ['a birth today', person('I1', 'F', '24 NOV 2026'), []],
  ['dates that are open', person('I1', 'F', 'AFT 1900', 'BEF 1800'), ['died-before-birth I1']],
  ['dates that are unknown', person('I1', 'F', '_X 5', 'FROM 1800'), []],
])('%s', (_, text, expected) => {
  expect(warningsOf(text)).toEqual(expected);
});

const family = (mother: string, child: string, more = '') =>
  `${mother}\n${child}\n0 @F1@ FAM\n1 WIFE @I1@\n1 CHIL @I2@${more}`;

it.each<[string, string, string[]]>([
  [
    'a child born after the death of the mother',
    family(person('I1', 'F', '1850', '1879'), person('I2', 'M', '1880')),
    ['born-after-mothers-death I2 I1'],
  ],
  [
    'a child born in the year the mother died',
    family(person('I1', 'F', '1850', '1880'), person('I2', 'M', '1880')),
    [],
  ],
  [
    'a child born 5 months after the father died',
    family(person('I1', 'M', '1850', '1 JAN 1880'), person('I2', 'M', '1 JUN 1880')),
    [],
  ],
  [
    'a child born a year after the father died',
    family(person('I1', 'M', '1850', '1 JAN 1880'), person('I2', 'M', '1 JAN 1881')),
    ['born-after-fathers-death I2 I1'],
  ],
  [
    'a mother of 10',
    family(person('I1', 'F', '1870'), person('I2', 'M', '1880')),
    ['parent-too-young I2 I1'],
  ],
  ['a mother of 13', family(person('I1', 'F', '1870'), person('I2', 'M', '1883')), []],
  [
    'a mother of 70',
    family(person('I1', 'F', '1800'), person('I2', 'M', '1870')),
    ['parent-too-old I2 I1'],
  ],
  ['a father of 70', family(person('I1', 'M', '1800'), person('I2', 'M', '1870')), []],
  [
    'an adopted child of a parent of 10',
    family(person('I1', 'F', '1870'), person('I2', 'M', '1880', '', '1 FAMC @F1@\n2 PEDI ADOPTED')),
    [],
  ],
  [
    'a marriage before birth and after death',
    `${person('I1', 'F', '1850', '1900')}\n0 @F1@ FAM\n1 WIFE @I1@\n1 MARR\n2 DATE 1849\n1 MARR\n2 DATE 1901`,
    ['married-before-birth I1', 'married-after-death I1'],
  ],
  [
    'one person as both partners',
    `${person('I1', 'F', '1850')}\n0 @F1@ FAM\n1 WIFE @I1@\n1 HUSB @I1@`,
    ['partner-twice I1'],
  ],
  [
    'siblings five months apart',
    `${person('I2', 'M', '1 JAN 1880')}\n${person('I3', 'M', '1 JUN 1880')}\n0 @F1@ FAM\n1 CHIL @I3@\n1 CHIL @I2@`,
    ['siblings-too-close I3 I2'],
  ],
  [
    'twins over midnight',
    `${person('I2', 'M', '1 JAN 1880')}\n${person('I3', 'M', '2 JAN 1880')}\n0 @F1@ FAM\n1 CHIL @I3@\n1 CHIL @I2@`,
    [],
  ],
  [
    'a person who is her own grandmother',
    `${person('I1', 'F', '')}\n${person('I2', 'F', '')}\n0 @F1@ FAM\n1 WIFE @I1@\n1 CHIL @I2@\n0 @F2@ FAM\n1 WIFE @I2@\n1 CHIL @I1@`,
    ['own-ancestor I1', 'own-ancestor I2'],
  ],
])('%s', (_, text, expected) => {
  expect(warningsOf(text)).toEqual(expected);
});

test('own ancestors are those whom a search through descendants meets again', () => {
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
  const union = fc.record({
    partners: fc.subarray(ids, { maxLength: 2 }),
    children: fc.subarray(ids, { maxLength: 2 }).map((all) => all.map((id) => ({ id }))),
  });
  fc.assert(
    fc.property(fc.array(union, { maxLength: 6 }), (unions) => {
      const childrenOf = (id: string) =>
        unions
          .filter(({ partners }) => partners.includes(id))
          .flatMap(({ children }) => children.map((child) => child.id));
      const descendants = (id: string) => {
        const seen = new Set<string>();
        const left = childrenOf(id);
        for (let next = left.pop(); next !== undefined; next = left.pop()) {
          if (seen.has(next)) continue;
          seen.add(next);
          left.push(...childrenOf(next));
        }
        return seen;
      };
      expect(ownAncestors(unions)).toEqual(ids.filter((id) => descendants(id).has(id)));
    }),
    { numRuns: 500 },
  );
});

test('a line of 100,000 generations is searched without recursion', () => {
  const unions = Array.from({ length: 100_000 }, (_, index) => ({
    partners: [`${index}`],
    children: [{ id: `${index + 1}` }],
  }));
  expect(ownAncestors(unions)).toEqual([]);
  expect(ownAncestors([...unions, { partners: ['100000'], children: [{ id: '0' }] }])).toHaveLength(
    100_001,
  );
});

test('warnings have words with names', () => {
  const name = (id: string) => ({ I1: 'Ann', I2: 'Bob' })[id] ?? '';
  expect(
    warningInWords({ code: 'born-after-mothers-death', individual: 'I2', other: 'I1' }, name),
  ).toBe('Bob was born after the death of their mother, Ann.');
});
