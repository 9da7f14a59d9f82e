import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  counted,
  dateWords,
  durationWords,
  instantWords,
  localMoment,
  namesWords,
  partOfDayWords,
  placeOfZone,
  plannedMomentWords,
  relativeWords,
  sizeWords,
  timeWords,
} from './dates.en.ts';

const now = '2026-11-21T10:00:00Z';

describe('dates in words', () => {
  it('says date, time, place and distance of a planned delivery', () => {
    const planned = {
      localDate: '2041-05-04',
      localTime: '09:00',
      timeZone: 'Europe/Lisbon',
      dueAt: '2041-05-04T08:00:00Z',
    };
    expect(plannedMomentWords(planned, now)).toBe('May 4, 2041, 9:00 AM in Lisbon, in 14 years');
  });

  it.each([
    ['2026-11-21T10:00:30Z', 'now'],
    ['2026-11-21T10:20:00Z', 'in 20 minutes'],
    ['2026-11-21T09:59:00Z', '1 minute ago'],
    ['2026-11-21T20:00:00Z', 'today'],
    ['2026-11-22T08:00:00Z', 'tomorrow'],
    ['2026-11-20T08:00:00Z', 'yesterday'],
    ['2026-11-24T08:00:00Z', 'in 3 days'],
    ['2026-12-06T08:00:00Z', 'in 2 weeks'],
    ['2026-12-21T08:00:00Z', 'in 1 month'],
    ['2027-10-22T08:00:00Z', 'in 11 months'],
    ['2027-11-18T08:00:00Z', 'in 1 year'],
    ['2027-11-20T08:00:00Z', 'in 1 year'],
    ['2028-02-21T08:00:00Z', 'in 15 months'],
    ['2028-11-20T08:00:00Z', 'in 2 years'],
    ['2029-02-21T08:00:00Z', 'in 2 years'],
    ['2027-11-21T08:00:00Z', 'in 1 year'],
    ['2024-11-21T08:00:00Z', '2 years ago'],
  ])('tells how far %s is from now: %s', (instant, words) => {
    expect(relativeWords(instant, now, 'UTC')).toBe(words);
  });

  it("counts days on the reader's calendar, not in spans of 24 hours", () => {
    expect(relativeWords('2026-11-21T23:30:00Z', '2026-11-21T21:00:00Z', 'UTC')).toBe('today');
    expect(relativeWords('2026-11-21T23:30:00Z', '2026-11-21T21:00:00Z', 'Europe/Berlin')).toBe(
      'tomorrow',
    );
  });

  it('reads the wall clock of a zone, daylight saving included', () => {
    expect(instantWords('2041-07-04T08:00:00Z', 'Europe/Lisbon')).toBe('July 4, 2041, 9:00 AM');
    expect(instantWords('2041-01-04T00:05:00Z', 'America/New_York')).toBe(
      'January 3, 2041, 7:05 PM',
    );
    expect(localMoment('2041-01-04T00:00:00Z', 'UTC').localTime).toBe('00:00');
  });

  it('falls back to UTC when a zone is unknown, instead of failing the page', () => {
    expect(instantWords('2041-07-04T08:00:00Z', 'Mars/Olympus')).toBe('July 4, 2041, 8:00 AM');
  });

  it('gives back what is no date', () => {
    expect(dateWords('soon')).toBe('soon');
    expect(dateWords('2041-13-45')).toBe('2041-13-45');
  });

  it('names places, times and parts of the day', () => {
    expect(placeOfZone('America/Argentina/Buenos_Aires')).toBe('Buenos Aires');
    expect(timeWords('09:05:00')).toBe('9:05 AM');
    expect(timeWords('00:30')).toBe('12:30 AM');
    expect(timeWords('12:00')).toBe('12:00 PM');
    expect(['03:00', '09:00', '12:30', '15:00', '19:00', '23:00'].map(partOfDayWords)).toEqual([
      'at night',
      'in the morning',
      'around noon',
      'in the afternoon',
      'in the evening',
      'late in the evening',
    ]);
  });

  it('says lengths, sizes, names and counts', () => {
    expect(durationWords(80_000)).toBe('1 minute 20 seconds');
    // As a player's clock shows it: 0:25.
    expect(durationWords(25_900)).toBe('25 seconds');
    expect(durationWords(600)).toBe('1 second');
    expect(durationWords(3_600_000)).toBe('1 hour');
    expect(sizeWords(1)).toBe('1 byte');
    expect(sizeWords(1_400_000)).toBe('1.4 MB');
    expect(sizeWords(999_999)).toBe('1 MB');
    expect(namesWords([])).toBe('nobody yet');
    expect(namesWords(['Ana', 'Rui'])).toBe('Ana and Rui');
    expect(namesWords(['Ana', 'Rui', 'Eva', 'Leo'])).toBe('Ana, Rui and 2 others');
    expect(counted(1, 'day')).toBe('1 day');
  });

  it('tells the future from the past for any two instants more than two days apart', () => {
    const instant = fc.integer({ min: 0, max: 4_000_000_000 }).map((s) => s * 1000);
    fc.assert(
      fc.property(instant, instant, (a, b) => {
        fc.pre(Math.abs(a - b) > 2 * 86_400_000);
        const words = relativeWords(
          new Date(a).toISOString(),
          new Date(b).toISOString(),
          'Asia/Tokyo',
        );
        expect(words).toMatch(a > b ? /^in [\d,]+ \w+$/ : /^[\d,]+ \w+ ago$/);
        expect(words).not.toMatch(/\b0 /);
      }),
    );
  });
});
