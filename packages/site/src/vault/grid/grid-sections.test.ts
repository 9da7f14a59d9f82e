import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sectionsOf, sectionWords, type CountedMonth } from './grid-sections.ts';

const months = (...entries: [string, number][]): CountedMonth[] =>
  entries.map(([month, count]) => ({ month, count }));

describe('the sections of a grid', () => {
  it('join neighbors with few items, and nothing else', () => {
    const counted = months(
      ...([
        ['2021-11', 1],
        ['2021-08', 3],
        ['2020', 2],
        ['2019-05', 4],
      ] as [string, number][]),
      ...([
        ['2018-02', 0],
        ['2018-01', 3],
        ['', 1],
      ] as [string, number][]),
    );
    expect(sectionsOf(counted).map((section) => section.months.map(({ month }) => month))).toEqual([
      ['2021-11', '2021-08', '2020'],
      ['2019-05'],
      ['2018-01'],
      [''],
    ]);
  });

  it('hold at most twelve items of several months', () => {
    const counted = Array.from({ length: 9 }, (_, at) => ({ month: `20${20 - at}`, count: 2 }));
    expect(sectionsOf(counted).map(({ count }) => count)).toEqual([12, 6]);
  });

  it('hold every item once, in order', () => {
    const counted = fc.array(
      fc.record({
        month: fc.constantFrom('2021-11', '2020', '1987-06', ''),
        count: fc.nat(9),
      }),
    );
    fc.assert(
      fc.property(counted, (all) => {
        const sections = sectionsOf(all);
        expect(sections.flatMap((section) => section.months)).toEqual(
          all.filter(({ count }) => count > 0),
        );
        for (const { months: own, count } of sections) {
          expect(own.reduce((sum, month) => sum + month.count, 0)).toBe(count);
        }
      }),
    );
  });

  it.each([
    [['1987-06'], 'June 1987'],
    [['1987-06', '1987-05'], 'May – June 1987'],
    [['1987-06', '1987'], '1987'],
    [['1987-06', '1986-05', '1985'], '1985 – 1987'],
    [[''], ''],
  ])('say %j as %j', (names, words) => {
    expect(sectionWords(names.map((month) => ({ month, count: 1 })))).toBe(words);
  });
});
