import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { parseAge, printAge, yearsOfAge, type Age } from '#age.ts';
import {
  jurisdictionsOf,
  mapStructure,
  placeHierarchy,
  readCoordinates,
  readPlace,
} from '#place.ts';
import { record } from '#testing/lines.ts';

describe('places', () => {
  test('a place has jurisdictions with kinds, coordinates and translations', () => {
    const structure = record(`
0 PLAC München, , Bayern, Deutschland
1 LANG de
1 TRAN Munich, , Bavaria, Germany
2 LANG en
1 MAP
2 LATI N48.137
2 LONG E11.575`);
    expect(readPlace(structure, 'City, County, State, Country')).toEqual({
      text: 'München, , Bayern, Deutschland',
      jurisdictions: [
        { name: 'München', kind: 'City' },
        { name: '', kind: 'County' },
        { name: 'Bayern', kind: 'State' },
        { name: 'Deutschland', kind: 'Country' },
      ],
      coordinates: { latitude: 48.137, longitude: 11.575 },
      language: 'de',
      translations: [{ text: 'Munich, , Bavaria, Germany', language: 'en' }],
    });
  });

  test('a place without text and coordinates is none', () => {
    expect(readPlace(record('0 PLAC'))).toBeNull();
    expect(jurisdictionsOf(' ')).toEqual([]);
  });

  test('the hierarchy goes from the largest to the smallest and skips empty levels', () => {
    expect(placeHierarchy('Chicago, Cook, , USA')).toEqual([
      'USA',
      'Cook, USA',
      'Chicago, Cook, USA',
    ]);
    expect(placeHierarchy('')).toEqual([]);
  });

  it.each([
    ['N91', 'E0'],
    ['N0', 'E181'],
    ['E5', 'N5'],
    ['48.1', 'E5'],
    ['N1e3', 'E5'],
    ['N', 'E5'],
    ['N-5', 'E5'],
  ])('%s %s are no coordinates', (latitude, longitude) => {
    const map = record(`0 MAP\n1 LATI ${latitude}\n1 LONG ${longitude}`);
    expect(readCoordinates(map)).toBeNull();
  });

  test('coordinates are written and read back, and refused out of range', () => {
    const degrees = (limit: number) =>
      fc.integer({ min: -limit * 1e6, max: limit * 1e6 }).map((n) => n / 1e6);
    fc.assert(
      fc.property(degrees(90), degrees(180), (latitude, longitude) => {
        const coordinates = { latitude: latitude + 0, longitude: longitude + 0 };
        expect(readCoordinates(mapStructure(coordinates) ?? undefined)).toEqual(coordinates);
      }),
    );
    expect(mapStructure({ latitude: Number.NaN, longitude: 0 })).toBeNull();
    expect(mapStructure({ latitude: 0, longitude: 180.1 })).toBeNull();
  });
});

describe('ages', () => {
  const part = fc.option(fc.integer({ min: 0, max: 999 }));
  const age: fc.Arbitrary<Age> = fc
    .record({
      bound: fc.constantFrom('<', '>', null),
      years: part,
      months: part,
      weeks: part,
      days: part,
    })
    .filter(({ years, months, weeks, days }) =>
      [years, months, weeks, days].some((n) => n !== null),
    );

  test('every age prints to a payload that reads back as the same age', () => {
    fc.assert(
      fc.property(age, (value) => {
        expect(parseAge(printAge(value))).toEqual(value);
      }),
    );
  });

  it.each(['', '<', 'y', '25', '25 years', '1d 2y', '1y 1y', '-1y', '1.5y', '= 5y', '9999999y'])(
    '"%s" is not an age',
    (payload) => {
      expect(parseAge(payload)).toBeNull();
    },
  );

  it.each([
    ['25y', 25],
    ['> 1y 6m', 1.5],
    ['52w 1d', 365 / 365.25],
  ])('%s is %d years', (payload, years) => {
    const value = parseAge(payload);
    expect(value && yearsOfAge(value)).toBeCloseTo(years, 6);
  });
});
