import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { anniversariesOf, dayIn, nextDay } from '#features/tree/anniversaries/anniversary.ts';
import type { DatedEvent } from '#features/tree/tree/index.ts';

const maja = { id: 'm', name: 'Maja', living: true };
const otto = { id: 'o', name: 'Otto', living: true };
const anna = { id: 'a', name: 'Anna', living: false };

function event(over: Partial<DatedEvent>): DatedEvent {
  return {
    ...{ id: 'e', tag: 'BIRT', month: 5, day: 4, year: 1950, people: [maja], ended: false },
    ...over,
  };
}

const titles = (...events: DatedEvent[]) => anniversariesOf(events).map(({ title }) => title);

describe('the days of a tree that return', () => {
  it('are birthdays of the living, and never of the dead', () => {
    expect(titles(event({}))).toEqual(['Maja’s birthday']);
    expect(titles(event({ people: [anna] }))).toEqual([]);
  });

  it('remember the dead on the day of their death', () => {
    expect(titles(event({ tag: 'DEAT', people: [anna] }))).toEqual(['In memory of Anna']);
  });

  it('are weddings of couples who both live and are together', () => {
    const couple = { tag: 'MARR', people: [maja, otto] } as const;
    expect(titles(event(couple))).toEqual(['Wedding anniversary of Maja and Otto']);
    expect(titles(event({ ...couple, ended: true }))).toEqual([]);
    expect(titles(event({ ...couple, people: [maja, anna] }))).toEqual([]);
    expect(titles(event({ ...couple, people: [maja] }))).toEqual([]);
  });

  it('leave out dates that do not exist, such as February 31', () => {
    expect(titles(event({ month: 2, day: 31 }))).toEqual([]);
    expect(titles(event({ month: 13, day: 1 }))).toEqual([]);
    expect(titles(event({ month: 2, day: 29 }))).toHaveLength(1);
  });
});

describe('the next time', () => {
  it('is today on the day itself, and next year on the day after', () => {
    const day = { month: 5, day: 4 };
    expect(nextDay(day, Temporal.PlainDate.from('2026-05-04')).toString()).toBe('2026-05-04');
    expect(nextDay(day, Temporal.PlainDate.from('2026-05-05')).toString()).toBe('2027-05-04');
  });

  it('is February 28 in common years for who was born on the 29th', () => {
    const day = { month: 2, day: 29 };
    expect(dayIn(day, 2027).toString()).toBe('2027-02-28');
    expect(dayIn(day, 2028).toString()).toBe('2028-02-29');
  });

  it('is never before the day that is asked from, and less than a year and a day later', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 12 }),
        fc.integer({ min: 1, max: 28 }),
        fc.date({ min: new Date('1900-01-01'), max: new Date('2200-01-01'), noInvalidDate: true }),
        (month, day, at) => {
          const from = Temporal.PlainDate.from(at.toISOString().slice(0, 10));
          const days = from.until(nextDay({ month, day }, from)).days;
          expect(days).toBeGreaterThanOrEqual(0);
          expect(days).toBeLessThanOrEqual(366);
        },
      ),
    );
  });
});
