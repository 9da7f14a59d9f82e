import fc from 'fast-check';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { gregorianOf, julianDayOf, monthTags, type KnownCalendar } from '#dates/calendars.ts';
import { anniversaryOf, sortRange, yearOf } from '#dates/date-range.ts';
import {
  isCalendarDate,
  parseDate,
  printDate,
  type CalendarDate,
  type DateValue,
} from '#dates/date-value.ts';

const parsed = (payload: string): DateValue => {
  const value = parseDate(payload);
  if (!value) throw new Error(`not a date: ${payload}`);
  return value;
};

describe('payloads', () => {
  it.each<[string, DateValue]>([
    ['1870', { kind: 'date', date: { year: 1870 } }],
    ['MAY 1912', { kind: 'date', date: { year: 1912, month: 'MAY' } }],
    ['4 MAY 1912', { kind: 'date', date: { year: 1912, month: 'MAY', day: 4 } }],
    ['44 BCE', { kind: 'date', date: { year: 44, epoch: 'BCE' } }],
    [
      'GREGORIAN 4 MAY 1912',
      { kind: 'date', date: { calendar: 'GREGORIAN', year: 1912, month: 'MAY', day: 4 } },
    ],
    ['ABT 1870', { kind: 'approximate', how: 'ABT', date: { year: 1870 } }],
    ['BEF JUN 1870', { kind: 'before', date: { year: 1870, month: 'JUN' } }],
    ['AFT 1870', { kind: 'after', date: { year: 1870 } }],
    ['BET 1901 AND 1905', { kind: 'between', from: { year: 1901 }, to: { year: 1905 } }],
    ['FROM 1901 TO 1905', { kind: 'period', from: { year: 1901 }, to: { year: 1905 } }],
    ['TO 1905', { kind: 'period', to: { year: 1905 } }],
    [
      'FROM HEBREW 13 TSH 5661',
      { kind: 'period', from: { calendar: 'HEBREW', year: 5661, month: 'TSH', day: 13 } },
    ],
    [
      '_ROMAN 26 _MONTH 59',
      { kind: 'date', date: { calendar: '_ROMAN', year: 59, month: '_MONTH', day: 26 } },
    ],
  ])('%s is read and printed back', (payload, value) => {
    expect(parseDate(payload)).toEqual(value);
    expect(printDate(value)).toBe(payload);
  });

  it.each([
    ...[
      '',
      '0',
      '99999',
      '0 BCE',
      '1 JAN 0',
      '32 JAN 1900',
      '0 JAN 1900',
      'JAN',
      '4 MAY',
      '5 1900',
    ],
    ...['1699/00', 'may 1912', 'BET 1900', 'BET 1900 TO 1901', 'FROM', 'TO', 'ABT', 'ABT ABT 1900'],
    ...[
      'HEBREW 5600 BCE',
      'FRENCH_R 31 VEND 3',
      'HEBREW JAN 5600',
      'ROMAN 5',
      'before Easter 1900',
    ],
  ])('"%s" is not a date', (payload) => {
    expect(parseDate(payload)).toBeNull();
  });
});

const calendarDate: fc.Arbitrary<CalendarDate> = fc
  .record(
    {
      calendar: fc.constantFrom('GREGORIAN', 'JULIAN', 'HEBREW', 'FRENCH_R', '_ROMAN', '_X1'),
      year: fc.integer({ min: 1, max: 9999 }),
      month: fc.constantFrom(...Object.values(monthTags).flat(), '_MONTH', 'XVI'),
      day: fc.integer({ min: 1, max: 31 }),
      epoch: fc.constantFrom('BCE', '_EPOCH'),
    },
    { requiredKeys: ['year'] },
  )
  .filter(isCalendarDate);

const dateValue: fc.Arbitrary<DateValue> = fc.oneof(
  fc.record({ kind: fc.constantFrom('date', 'before', 'after'), date: calendarDate }),
  fc.record({
    kind: fc.constant('approximate'),
    how: fc.constantFrom('ABT', 'CAL', 'EST'),
    date: calendarDate,
  }),
  fc.record({ kind: fc.constant('between'), from: calendarDate, to: calendarDate }),
  fc
    .record(
      { kind: fc.constant('period'), from: calendarDate, to: calendarDate },
      { requiredKeys: ['kind'] },
    )
    .filter(({ from, to }) => from !== undefined || to !== undefined),
) as fc.Arbitrary<DateValue>;

test('every date prints to a payload that reads back as the same date', () => {
  fc.assert(
    fc.property(dateValue, (value) => {
      const payload = printDate(value);
      expect(parseDate(payload)).toEqual(value);
    }),
    { numRuns: 2000 },
  );
});

test('any text at all is read without an error', () => {
  const words = fc.constantFrom(
    'BET',
    'AND',
    'FROM',
    'TO',
    'ABT',
    '0',
    '99999',
    '5',
    'JAN',
    '_X',
    'BCE',
    'HEBREW',
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.array(words).map((all) => all.join(' ')),
      ),
      (text) => {
        const value = parseDate(text);
        if (value) sortRange(value);
      },
    ),
  );
});

test('the first possible day of a date is never after its last', () => {
  fc.assert(
    fc.property(dateValue, (value) => {
      const { from, to } = sortRange(value);
      if (value.kind === 'between' || value.kind === 'period') return;
      if (from !== null && to !== null) expect(from).toBeLessThanOrEqual(to);
    }),
    { numRuns: 2000 },
  );
});

describe('calendars', () => {
  it.each<[KnownCalendar, number, string, number, number]>([
    ['GREGORIAN', 2000, 'JAN', 1, 2_451_545],
    ['GREGORIAN', 1582, 'OCT', 15, 2_299_161],
    ['GREGORIAN', 1970, 'JAN', 1, 2_440_588],
    ['GREGORIAN', 2024, 'FEB', 29, 2_460_370],
    ['JULIAN', 1582, 'OCT', 4, 2_299_160],
    ['JULIAN', -4712, 'JAN', 1, 0],
    ['JULIAN', 1732, 'FEB', 11, 2_353_712],
    ['GREGORIAN', 1732, 'FEB', 22, 2_353_712],
    ['HEBREW', 1, 'TSH', 1, 347_998],
    // Rosh Hashanah 5784: 16 September 2023; Passover 5784 (leap): 23 April 2024.
    ['HEBREW', 5784, 'TSH', 1, 2_460_204],
    ['HEBREW', 5784, 'NSN', 15, 2_460_424],
    // Independence of Israel: 5 Iyar 5708, 14 May 1948.
    ['HEBREW', 5708, 'IYR', 5, 2_432_686],
    ['HEBREW', 5784, 'ADR', 1, 2_460_351],
    ['HEBREW', 5784, 'ADS', 14, 2_460_394],
    ['FRENCH_R', 1, 'VEND', 1, 2_375_840],
    // 9 Thermidor II, 27 July 1794; 18 Brumaire VIII, 9 November 1799.
    ['FRENCH_R', 2, 'THER', 9, 2_376_513],
    ['FRENCH_R', 8, 'BRUM', 18, 2_378_444],
    // The calendar ended on 10 Nivôse XIV, 31 December 1805.
    ['FRENCH_R', 14, 'NIVO', 10, 2_380_687],
    ['FRENCH_R', 3, 'COMP', 6, 2_376_935],
  ])('%s %i %s %i is day %i', (calendar, year, month, day, julianDay) => {
    const number = (monthTags[calendar] as readonly string[]).indexOf(month) + 1;
    expect(julianDayOf(calendar, year, number, day)).toBe(julianDay);
  });

  test('every day of the Gregorian calendar converts to its number and back', () => {
    fc.assert(
      fc.property(fc.integer({ min: -2_000_000, max: 6_000_000 }), (number) => {
        const { year, month, day } = gregorianOf(number);
        expect(julianDayOf('GREGORIAN', year, month, day)).toBe(number);
      }),
      { numRuns: 2000 },
    );
  });

  test('Hebrew dates agree with Intl over three centuries', () => {
    const intl = new Intl.DateTimeFormat('en-u-ca-hebrew', { timeZone: 'UTC', dateStyle: 'long' });
    const names = [
      ...['Tishri', 'Heshvan', 'Kislev', 'Tevet', 'Shevat', 'Adar', 'Adar II'],
      ...['Nisan', 'Iyar', 'Sivan', 'Tamuz', 'Av', 'Elul'],
    ];
    for (let number = 2_350_000; number < 2_470_000; number += 13) {
      const text = intl.format((number - 2_440_588) * 86_400_000);
      const [, day, name = '', year] = /^(\d+) (.+) (\d+)$/.exec(text) ?? [];
      const month = name === 'Adar I' ? 6 : names.indexOf(name) + 1;
      expect(`${text} is ${julianDayOf('HEBREW', Number(year), month, Number(day))}`).toBe(
        `${text} is ${number}`,
      );
    }
  });

  test('Hebrew years have one of six lengths, and months follow without gaps', () => {
    for (let year = 5000; year < 6000; year += 1) {
      const length = julianDayOf('HEBREW', year + 1, 1, 1) - julianDayOf('HEBREW', year, 1, 1);
      expect([353, 354, 355, 383, 384, 385]).toContain(length);
      expect(julianDayOf('HEBREW', year, 13, 29) + 1).toBe(julianDayOf('HEBREW', year + 1, 1, 1));
    }
  });
});

describe('ranges', () => {
  it.each<[string, number | null, number | null]>([
    ['1 JAN 2000', 2_451_545, 2_451_545],
    ['FEB 2000', 2_451_576, 2_451_604],
    ['2000', 2_451_545, 2_451_910],
    ['BEF 1 JAN 2000', null, 2_451_545],
    ['AFT 1 JAN 2000', 2_451_545, null],
    ['BET 1 JAN 2000 AND FEB 2000', 2_451_545, 2_451_604],
    ['FROM 1 JAN 2000', 2_451_545, null],
    ['JULIAN 31 NOV 1042', 2_101_982, 2_101_982],
    ['1 JAN 1 BCE', 1_721_060, 1_721_060],
    ['_ROMAN 5', null, null],
    ['HEBREW ADR 5785', 2_460_736, 2_460_764],
  ])('%s covers %s to %s', (payload, from, to) => {
    expect(sortRange(parsed(payload))).toEqual({ from, to });
  });

  it.each<[string, number | null]>([
    ['JULIAN 24 DEC 1899', 1900],
    ['HEBREW 5 IYR 5708', 1948],
    ['44 BCE', -43],
    ['BEF 1900', 1900],
    ['_ROMAN 5', null],
  ])('%s is in the year %s', (payload, year) => {
    expect(yearOf(parsed(payload))).toBe(year);
  });

  it.each<[string, { month: number; day: number } | null]>([
    ['4 MAY 1912', { month: 5, day: 4 }],
    ['JULIAN 11 FEB 1732', { month: 2, day: 22 }],
    ['HEBREW 5 IYR 5708', { month: 5, day: 14 }],
    ['MAY 1912', null],
    ['ABT 4 MAY 1912', null],
    ['29 FEB 2000', { month: 2, day: 29 }],
  ])('%s returns on %o', (payload, anniversary) => {
    expect(anniversaryOf(parsed(payload))).toEqual(anniversary);
  });
});

const samples = resolve(import.meta.dirname, '../../../../../shared/data/gedcom');
const sampleFiles = existsSync(samples) ? globSync('**/date*.ged', { cwd: samples }) : [];
if (sampleFiles.length === 0) console.log('Date samples skipped: ../shared/data/gedcom is absent.');

test.skipIf(sampleFiles.length === 0)('every date of the GEDCOM 7 samples prints back', () => {
  const inVersion7 = sampleFiles.filter((file) => !file.includes('/5/'));
  let count = 0;
  for (const file of inVersion7) {
    const payloads = readFileSync(join(samples, file), 'utf8').matchAll(/^\d+ DATE (.+)$/gm);
    for (const [, payload = ''] of payloads) {
      count += 1;
      expect(printDate(parsed(payload.trim()))).toBe(payload.trim());
    }
  }
  expect(count).toBeGreaterThan(1000);
});

test.skipIf(sampleFiles.length === 0)(
  'dates of the GEDCOM 5.5.1 samples are read or refused',
  () => {
    for (const file of sampleFiles.filter((name) => name.includes('/5/'))) {
      const payloads = readFileSync(join(samples, file), 'utf8').matchAll(/^\d+ DATE (.+)$/gm);
      for (const [, payload = ''] of payloads) {
        const value = parseDate(payload.trim());
        if (value) expect(printDate(value)).toBe(payload.trim());
      }
    }
  },
);
