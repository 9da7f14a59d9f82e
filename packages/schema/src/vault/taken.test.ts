import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { instantOf, isTaken, takenAt, type Taken, type TakenPrecision } from '#vault/taken.ts';

const taken = (precision: TakenPrecision, local: string, offset: string | null = null): Taken => ({
  precision,
  local,
  offset,
});

describe('a date that something was taken', () => {
  it.each([
    taken('INSTANT', '2019-08-24T11:05:00.250', '+05:45'),
    taken('INSTANT', '2010-03-28T02:30:00'),
    taken('DAY', '2012-02-29'),
    taken('MONTH', '1954-07'),
    taken('YEAR', '1931'),
    taken('DECADE', '1950'),
    taken('ABOUT', '1912'),
    taken('UNKNOWN', ''),
  ])('is $precision $local $offset', (one) => {
    expect(isTaken(one)).toBe(true);
  });

  it.each([
    ['no day of the calendar', taken('DAY', '2011-02-29')],
    ['no month', taken('MONTH', '2011-13')],
    ['month 0', taken('MONTH', '2011-00')],
    ['a zero date', taken('INSTANT', '0000-00-00T00:00:00')],
    ['an hour 24', taken('INSTANT', '2011-01-01T24:00:00')],
    ['a second 60', taken('INSTANT', '2016-12-31T23:59:60')],
    ['a year that is no decade', taken('DECADE', '1951')],
    ['a year before all families', taken('YEAR', '0999')],
    ['an offset beside a day', taken('DAY', '2011-01-01', '+01:00')],
    ['an offset that no place has', taken('INSTANT', '2011-01-01T10:00:00', '+15:00')],
    ['another precision', taken('MONTH', '2011')],
    ['words', taken('YEAR', 'long ago')],
  ])('is not %s', (_, one) => {
    expect(isTaken(one)).toBe(false);
  });

  it('gives its instant only where the offset is known', () => {
    expect(String(instantOf(taken('INSTANT', '2003-12-31T23:59:59', '-05:00')))).toBe(
      '2004-01-01T04:59:59Z',
    );
    expect(instantOf(taken('INSTANT', '2003-12-31T23:59:59'))).toBeNull();
    expect(instantOf(taken('YEAR', '2003'))).toBeNull();
  });

  it('of whatever text is true or false, never an error', () => {
    const precisions = fc.constantFrom<TakenPrecision>('INSTANT', 'DAY', 'MONTH', 'YEAR', 'DECADE');
    const local = fc.oneof(fc.string(), fc.stringMatching(/^\d{4}(-\d\d){0,2}(T\d\d:\d\d:\d\d)?$/));
    fc.assert(
      fc.property(precisions, local, fc.option(fc.string()), (precision, text, offset) => {
        expect(typeof isTaken({ precision, local: text, offset })).toBe('boolean');
      }),
    );
  });

  it('made of an instant on any clock is that instant again', () => {
    const zones = fc.constantFrom(
      'UTC',
      'Asia/Kathmandu',
      'America/St_Johns',
      'Pacific/Kiritimati',
    );
    // From 1972 on: until then offsets with seconds were in use.
    const instants = fc.integer({ min: 63_072_000_000, max: 4_102_444_800_000 });
    fc.assert(
      fc.property(instants, zones, (ms, zone) => {
        const made = takenAt(Temporal.Instant.fromEpochMilliseconds(ms), zone);
        expect(isTaken(made)).toBe(true);
        expect(instantOf(made)?.epochMilliseconds).toBe(ms);
      }),
    );
  });

  it('sorts as text at the start of its span', () => {
    const inOrder = ['1950', '1950-01', '1950-01-01', '1950-01-01T00:00:00', '1950-02', '1951'];
    expect([...inOrder].reverse().toSorted()).toEqual(inOrder);
  });
});
