import { describe, expect, it } from 'vitest';
import { forReader } from '#locale/for-reader.server.ts';
import type { Reader } from '#locale/reader.ts';
import {
  durationWords,
  momentWords,
  relativeWords,
  sizeWords,
  timeWords,
} from '#words/dates.en.ts';
import { longDateWords } from '#words/long-dates.en.ts';

const german: Reader = { locale: 'de', clock: 'device' };
const spanish: Reader = { locale: 'es', clock: 'device' };
const moment = { localDate: '2041-05-04', localTime: '21:05', timeZone: 'Europe/Madrid' };
const now = '2026-11-23T09:00:00Z';

describe('dates in the language of the reader', () => {
  it.each([
    [german, '4. Mai 2041, 21:05 (Madrid)'],
    [spanish, '4 de mayo de 2041, 21:05 (Madrid)'],
    [{ ...german, clock: '12' } as const, '4. Mai 2041, 9:05 PM (Madrid)'],
    [{ locale: 'en', clock: '24' } as const, 'May 4, 2041, 21:05 in Madrid'],
    [{ locale: 'en', clock: 'device' } as const, 'May 4, 2041, 9:05 PM in Madrid'],
  ])('%o: %s', (reader, words) => {
    expect(forReader(reader, () => momentWords(moment))).toBe(words);
  });

  it('say how far away something is', () => {
    const far = (instant: string) => relativeWords(instant, now, 'UTC');
    const all = () => [
      far('2026-11-23T09:00:10Z'),
      far('2026-11-23T09:20:00Z'),
      far('2026-11-24T09:00:00Z'),
      far('2026-11-20T09:00:00Z'),
      far('2041-01-01T09:00:00Z'),
    ];
    expect(forReader(german, all)).toEqual([
      'jetzt',
      'in 20 Minuten',
      'morgen',
      'vor 3 Tagen',
      'in 14 Jahren',
    ]);
    expect(forReader(spanish, all)).toEqual([
      'ahora',
      'dentro de 20 minutos',
      'mañana',
      'hace 3 días',
      'dentro de 14 años',
    ]);
  });

  it('say lengths and sizes', () => {
    const all = () => [durationWords(80_000), durationWords(1000), sizeWords(1_400_000)];
    expect(forReader(german, all)).toEqual(['1 Minute, 20 Sekunden', '1 Sekunde', '1,4 MB']);
    expect(forReader(spanish, all)).toEqual(['1 minuto y 20 segundos', '1 segundo', '1,4 MB']);
  });

  it('write a day', () => {
    const day = () => longDateWords(now, 'UTC');
    expect(forReader(german, day)).toBe('23. November 2026');
    expect(forReader(spanish, day)).toBe('23 de noviembre de 2026');
  });

  it('show the clock of 12 hours as a Spanish reader writes it', () => {
    const time = forReader({ locale: 'es', clock: '12' }, () => timeWords('21:05'));
    expect(time.replaceAll(/\s/g, ' ')).toBe('9:05 p. m.');
  });
});
