import { describe, expect, it } from 'vitest';
import {
  groupsOf,
  monthsOf,
  monthWords,
  yearsOf,
  type TimelineItem,
} from '#vault/timeline-groups.ts';

const item = (local: string) => ({ facts: { taken: { local } } }) as TimelineItem;

describe('the timeline', () => {
  it('puts the items of a month under one heading', () => {
    const items = ['1987-06-14T15:20:30', '1987-06', '1987', ''].map(item);
    expect(groupsOf(items).map(({ month, items: of }) => [month, of.length])).toEqual([
      ['1987-06', 2],
      ['1987', 1],
      ['', 1],
    ]);
  });

  it('puts events under the month or year they belong to, also where nothing was taken', () => {
    const events = [
      { year: 1987, month: 6, day: 20 },
      { year: 1987, month: null, day: null },
      { year: 1950, month: 1, day: 2 },
    ];
    const months = monthsOf(['1987-06-14', '1987-06', ''].map(item), events);
    expect(months.map(({ month, items, events: of }) => [month, items.length, of.length])).toEqual([
      ['1987-06', 2, 1],
      ['1987', 0, 1],
      ['1950-01', 0, 1],
      ['', 1, 0],
    ]);
  });

  it('counts by year', () => {
    const months = [
      { month: '1987-06', count: 2 },
      { month: '1987', count: 1 },
      { month: '1950-01', count: 4 },
      { month: '', count: 9 },
    ];
    expect(yearsOf(months)).toEqual([
      { year: '1987', count: 3 },
      { year: '1950', count: 4 },
    ]);
  });

  it.each([
    ['1987-06', 'June 1987'],
    ['1987-01', 'January 1987'],
    ['1987', '1987'],
    ['', ''],
  ])('says %j as %j', (month, words) => {
    expect(monthWords(month)).toBe(words);
  });
});
