import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { dateInWords, recordedDateInWords } from '#dates/date-words.ts';
import { parseDate } from '#dates/date-value.ts';
import { readTypedDate } from '#dates/typed-date.ts';

describe('what people type', () => {
  it.each([
    ['5/4/1912', '4 MAY 1912'],
    ['5/4/1912', '4 MAY 1912'],
    ['25/4/1912', '25 APR 1912'],
    ['5-4-1912', '4 MAY 1912'],
    ['5/1912', 'MAY 1912'],
    ['4.5.1912', '4 MAY 1912'],
    ['04. 05. 1912', '4 MAY 1912'],
    ['1912-05-04', '4 MAY 1912'],
    ['1912-05', 'MAY 1912'],
    ['4 May 1912', '4 MAY 1912'],
    ['May 4, 1912', '4 MAY 1912'],
    ['May 4th, 1912', '4 MAY 1912'],
    ['the 4th of May 1912', '4 MAY 1912'],
    ['1912 May 4', '4 MAY 1912'],
    ['Mai 1912', 'MAY 1912'],
    ['4. März 1912', '4 MAR 1912'],
    ['4 de mayo de 1912', '4 MAY 1912'],
    ['sept. 1912', 'SEP 1912'],
    ['1912', '1912'],
    ['about 1880', 'ABT 1880'],
    ['abt. May 1880', 'ABT MAY 1880'],
    ['ca. 1880', 'ABT 1880'],
    ['c1880', 'ABT 1880'],
    ['~1880', 'ABT 1880'],
    ['um 1880', 'ABT 1880'],
    ['hacia 1880', 'ABT 1880'],
    ['1880?', 'ABT 1880'],
    ['est 1880', 'EST 1880'],
    ['calculated 1880', 'CAL 1880'],
    ['before 1880', 'BEF 1880'],
    ['vor 1880', 'BEF 1880'],
    ['< 1880', 'BEF 1880'],
    ['after 4 May 1912', 'AFT 4 MAY 1912'],
    ['antes de mayo de 1912', 'BEF MAY 1912'],
    ['después de 1880', 'AFT 1880'],
    ['between 1901 and 1905', 'BET 1901 AND 1905'],
    ['zwischen 1901 und 1905', 'BET 1901 AND 1905'],
    ['between 4 and 8 May 1912', 'BET 4 MAY 1912 AND 8 MAY 1912'],
    ['1901-1905', 'BET 1901 AND 1905'],
    ['1901 – 1905', 'BET 1901 AND 1905'],
    ['from 1901 to 1905', 'FROM 1901 TO 1905'],
    ['von Mai 1901 bis 1905', 'FROM MAY 1901 TO 1905'],
    ['since 1901', 'FROM 1901'],
    ['until 1905', 'TO 1905'],
    ['44 BC', '44 BCE'],
    ['15 March 44 B.C.', '15 MAR 44 BCE'],
    ['4 May 1912 (Julian)', 'JULIAN 4 MAY 1912'],
    ['5 Iyar 5708', 'HEBREW 5 IYR 5708'],
    ['14 Adar II 5784', 'HEBREW 14 ADS 5784'],
    ['9 Thermidor II', 'FRENCH_R 9 THER 2'],
    ['18 brumaire an VIII', 'FRENCH_R 18 BRUM 8'],
    ['bet 1901 and 1905', 'BET 1901 AND 1905'],
    ['29 feb 2000', '29 FEB 2000'],
  ])('%s is %s', (text, payload) => {
    expect(readTypedDate(text)).toEqual({ payload, phrase: null, reason: null });
  });

  it.each([
    ['1880s', 'BET 1880 AND 1889'],
    ['the 1880s', 'BET 1880 AND 1889'],
    ['1880er', 'BET 1880 AND 1889'],
    ['8 Jan 1699/00', 'JULIAN 8 JAN 1700'],
    ['8 Jan 1699/1700', 'JULIAN 8 JAN 1700'],
    ['1648/9', 'JULIAN 1649'],
    ['about Feb 1731/32', 'ABT JULIAN FEB 1732'],
  ])('%s is %s, and the text is kept', (text, payload) => {
    expect(readTypedDate(text)).toEqual({ payload, phrase: text, reason: null });
  });

  it.each<[string, string]>([
    ['before Easter 1900', 'not-a-date'],
    ['the day the war ended', 'not-a-date'],
    ['5/4/12', 'not-a-date'],
    ['12', 'not-a-date'],
    ['1701/99', 'not-a-date'],
    ['May June 1912', 'not-a-date'],
    ['0', 'year-out-of-range'],
    ['1 Jan 0', 'year-out-of-range'],
    ['99999', 'year-out-of-range'],
    ['5 May 99999', 'year-out-of-range'],
    ['about 99999', 'year-out-of-range'],
    ['31 Feb 1900', 'no-such-day'],
    ['29 Feb 1900', 'no-such-day'],
    ['13/13/1912', 'no-such-day'],
    ['x'.repeat(5000), 'not-a-date'],
  ])('%s stays a phrase: %s', (text, reason) => {
    expect(readTypedDate(text)).toEqual({ payload: '', phrase: text, reason });
  });

  test('a blank field is no date', () => {
    expect(readTypedDate(' ')).toBeNull();
  });

  test('any text gives a valid payload, or a phrase with a reason', () => {
    const word = fc.constantFrom(
      ...[
        'about',
        'between',
        'and',
        'May',
        '4',
        '1912',
        '/',
        '-',
        '.',
        '?',
        '0',
        '99999',
        'BC',
        'II',
      ],
      ...['adar', 'thermidor', 'julian', 'from', 'to', 's', 'Ü', '31', 'feb', '1699/00'],
    );
    const typed = fc
      .array(word, { maxLength: 7 })
      .chain((words) => fc.constantFrom(words.join(' '), words.join('')));
    fc.assert(
      fc.property(fc.oneof(fc.string(), typed), (text) => {
        const read = readTypedDate(text);
        if (!read) expect(text.trim()).toBe('');
        else if (read.payload !== '') expect(parseDate(read.payload)).not.toBeNull();
        else
          expect(read).toEqual({
            payload: '',
            phrase: expect.any(String),
            reason: expect.any(String),
          });
      }),
      { numRuns: 3000 },
    );
  });
});

describe('words for readers', () => {
  it.each([
    ['1870', '1870', '1870', '1870'],
    ['ABT 1870', 'about 1870', 'um 1870', 'hacia 1870'],
    ['CAL 1870', 'calculated 1870', 'errechnet 1870', 'calculado 1870'],
    ['EST MAY 1870', 'estimated May 1870', 'geschätzt Mai 1870', 'estimado mayo de 1870'],
    ['BET 1901 AND 1905', 'between 1901 and 1905', 'zwischen 1901 und 1905', 'entre 1901 y 1905'],
    ['FROM 1901 TO 1905', 'from 1901 to 1905', 'von 1901 bis 1905', 'de 1901 a 1905'],
    ['FROM 1901', 'from 1901', 'ab 1901', 'desde 1901'],
    ['TO 1905', 'until 1905', 'bis 1905', 'hasta 1905'],
    ['BEF 1905', 'before 1905', 'vor 1905', 'antes de 1905'],
    ['AFT MAR 1905', 'after March 1905', 'nach März 1905', 'después de marzo de 1905'],
    ['4 MAY 1912', '4 May 1912', '4. Mai 1912', '4 de mayo de 1912'],
    [
      'JULIAN 29 FEB 1900',
      '29 February 1900 (Julian)',
      '29. Februar 1900 (julianisch)',
      '29 de febrero de 1900 (juliano)',
    ],
    ['15 MAR 44 BCE', '15 March 44 BCE', '15. März 44 v. Chr.', '15 de marzo de 44 a. C.'],
    [
      'FRENCH_R 9 THER 2',
      '9 Thermidor II (French Republican)',
      '9. Thermidor II (französischer Revolutionskalender)',
      '9 de Thermidor de II (republicano francés)',
    ],
    [
      '_ROMAN 26 _MONTH 59',
      '26 MONTH 59 (roman)',
      '26. MONTH 59 (roman)',
      '26 de MONTH de 59 (roman)',
    ],
  ])('%s reads: %s', (payload, ...expected) => {
    const value = parseDate(payload);
    expect(
      value && (['en', 'de', 'es'] as const).map((locale) => dateInWords(value, locale)),
    ).toEqual(expected);
  });

  test('Hebrew months have their names, in leap years too', () => {
    const show = (payload: string) => {
      const value = parseDate(payload);
      return value && dateInWords(value);
    };
    expect(show('HEBREW 5 IYR 5708')).toBe('5 Iyar 5708 (Hebrew)');
    expect(show('HEBREW 14 ADS 5784')).toBe('14 Adar II 5784 (Hebrew)');
    expect(show('HEBREW ADR 5785')).toBe('Adar 5785 (Hebrew)');
  });

  test('a phrase stands behind its date, or alone', () => {
    const date = { text: '1900', value: parseDate('1900'), phrase: 'the year of the flood' };
    expect(recordedDateInWords(date)).toBe('1900 (the year of the flood)');
    expect(recordedDateInWords({ ...date, text: '', value: null })).toBe('the year of the flood');
    expect(recordedDateInWords({ text: 'foo', value: null, phrase: null })).toBe('foo');
  });
});
