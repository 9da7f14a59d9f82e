import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { contains } from '#edit/combine.ts';
import { mergeIndividuals, mergeUnions, repoint } from '#edit/merge-records.ts';
import { moveMember, splitIndividual } from '#edit/split-individual.ts';
import { record } from '#testing/lines.ts';
import type { GedcomRecord, Structure } from '#structure.ts';

const keep = record(`
0 @I1@ INDI
1 RESN LOCKED
1 NAME Ann /Lee/
2 GIVN Ann
1 SEX U
1 BIRT
2 DATE 1900
1 NOTE same
1 FAMS @F1@
1 ALIA @I2@
1 CHAN
2 DATE 1 JAN 2020`);
const other = record(`
0 @I2@ INDI
1 RESN PRIVACY
1 NAME Ann /Lee/
1 NAME Anna /Li/
1 SEX F
1 BIRT
2 DATE 1900
2 PLAC Paris
1 DEAT Y
1 NOTE same
1 _KEPT yes
1 FAMS @F1@
1 FAMS @F2@
1 CHAN
2 DATE 2 FEB 2021`);

describe('a merge', () => {
  test('has every structure of both once', () => {
    expect(mergeIndividuals(keep, other)).toEqual(
      record(`
0 @I1@ INDI
1 RESN LOCKED, PRIVACY
1 NAME Ann /Lee/
2 GIVN Ann
1 NAME Anna /Li/
1 SEX F
1 BIRT
2 DATE 1900
2 PLAC Paris
1 NOTE same
1 FAMS @F1@
1 FAMS @F2@
1 CHAN
2 DATE 1 JAN 2020
1 DEAT Y
1 _KEPT yes`),
    );
  });

  test('follows the choices of the person who reviews it', () => {
    const merged = mergeIndividuals(
      record('0 @I1@ INDI\n1 NAME Ann\n1 SEX M\n1 BIRT\n2 DATE 1899\n1 OCCU wrong'),
      record('0 @I2@ INDI\n1 NAME Anna\n1 SEX F\n1 BIRT\n2 DATE 1900\n1 RELI wrong too'),
      { preferOther: ['NAME', 'SEX', 'BIRT'], leaveOutOfKept: [[3]], leaveOutOfOther: [[3]] },
    );
    expect(merged).toEqual(
      record(
        '0 @I1@ INDI\n1 NAME Anna\n1 NAME Ann\n1 SEX F\n1 BIRT\n2 DATE 1900\n1 BIRT\n2 DATE 1899',
      ),
    );
  });

  test('needs two individuals', () => {
    expect(() => mergeIndividuals(keep, keep)).toThrow('wrong-record');
    expect(() => mergeIndividuals(keep, record('0 @F1@ FAM'))).toThrow('wrong-record');
  });

  const structure = fc.letrec<{ one: Structure }>((tie) => ({
    one: fc
      .record({
        tag: fc.constantFrom('NAME', 'BIRT', 'NOTE', 'OCCU', '_X'),
        payload: fc.constantFrom('a', 'b', undefined),
        children: fc.oneof(
          { maxDepth: 2 },
          fc.constant(undefined),
          fc.array(tie('one'), { maxLength: 2 }),
        ),
      })
      .map(({ tag, payload, children }) => ({
        tag,
        ...(payload !== undefined && { payload }),
        ...(children && children.length > 0 && { children }),
      })),
  })).one;
  const children = fc.array(structure, { maxLength: 6 });

  test('loses nothing of either record, and merging again changes nothing', () => {
    fc.assert(
      fc.property(children, children, (a, b) => {
        const first: GedcomRecord = { tag: 'INDI', xref: 'I1', children: a };
        const second: GedcomRecord = { tag: 'INDI', xref: 'I2', children: b };
        const merged = mergeIndividuals(first, second);
        const has = (part: Structure) => merged.children?.some((whole) => contains(whole, part));
        expect([...a, ...b].filter((part) => !has(part))).toEqual([]);
        expect(mergeIndividuals(merged, second)).toEqual(merged);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('pointers to a merged record', () => {
  test('change at any depth, and a child is listed once', () => {
    const union = record(`
0 @F1@ FAM
1 CHIL @I1@
1 CHIL @I2@
2 PHRASE second
1 MARR
2 ASSO @I2@
3 ROLE WITN`);
    expect(repoint(union, 'I2', 'I1')).toEqual(
      record('0 @F1@ FAM\n1 CHIL @I1@\n2 PHRASE second\n1 MARR\n2 ASSO @I1@\n3 ROLE WITN'),
    );
    expect(repoint(union, 'I9', 'I1')).toBe(union);
  });

  test('a couple that is merged has one union', () => {
    const one = record('0 @F1@ FAM\n1 HUSB @I1@\n1 CHIL @I3@');
    const two = record('0 @F2@ FAM\n1 HUSB @I2@\n1 CHIL @I3@\n1 CHIL @I4@\n1 MARR Y');
    expect(mergeUnions(one, two)).toEqual(
      record('0 @F1@ FAM\n1 HUSB @I1@\n1 CHIL @I3@\n1 CHIL @I4@\n1 WIFE @I2@\n1 MARR Y'),
    );
    const third = record('0 @F3@ FAM\n1 HUSB @I8@\n1 WIFE @I9@');
    expect(() => mergeUnions(one, third)).toThrow('union-full');
  });
});

describe('a split', () => {
  test('moves structures, and names the unions that change', () => {
    const { keep: left, split, asPartner, asChild } = splitIndividual(other, 'I5', [[2], [5], [9]]);
    expect(split).toEqual(record('0 @I5@ INDI\n1 SEX F\n1 NAME Anna /Li/\n1 DEAT Y\n1 FAMS @F2@'));
    expect(left.children).toHaveLength((other.children?.length ?? 0) - 3);
    expect([asPartner, asChild]).toEqual([['F2'], []]);
    expect(
      moveMember(record('0 @F2@ FAM\n1 WIFE @I2@\n1 CHIL @I2@'), 'partner', 'I2', 'I5'),
    ).toEqual(record('0 @F2@ FAM\n1 WIFE @I5@\n1 CHIL @I2@'));
    expect(() => splitIndividual(other, 'I5', [[99]])).toThrow('not-there');
  });
});
