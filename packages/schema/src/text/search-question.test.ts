import { describe, expect, it } from 'vitest';
import { readQuestion } from './search-question.ts';

const read = (text: string) =>
  readQuestion(text, 2026).map(({ words, kinds, span }) =>
    [words.join(' '), kinds?.join('+'), span && `${span.from} to ${span.before}`]
      .filter(Boolean)
      .join(' | '),
  );

describe('what a search means', () => {
  it('is its words, where it names no time and no kind', () => {
    expect(read('Grandma’s garden')).toEqual(['grandma s garden']);
    expect(read('')).toEqual([]);
    // A house number, a phone number and a film are no years.
    expect(read('42 12345 2100 odd 7s')).toEqual(['42 12345 2100 odd 7s']);
  });

  it('is a year, a decade or a month, or the same as words', () => {
    expect(read('grandma 1978 garden')).toEqual([
      'grandma 1978 garden',
      'grandma garden | 1978 to 1979',
    ]);
    expect(read('in the 70s')).toEqual(['in the 70s', '1970 to 1980']);
    expect(read('the lake in the seventies')).toEqual([
      'the lake in seventies',
      'lake | 1970 to 1980',
    ]);
    expect(read('20s')).toEqual(['20s', '2020 to 2030']);
    expect(read('1890s')).toEqual(['1890s', '1890 to 1900']);
    expect(read('lake June 1978')[1]).toBe('lake | 1978-06 to 1978-06~');
    expect(read('before 1950')[1]).toBe('0 to 1950');
    expect(read('since 1990')[1]).toBe('1990 to :');
    expect(read('after 1990')[1]).toBe('1991 to :');
    expect(read('constructor 1978')[1]).toBe('constructor | 1978 to 1979');
  });

  it('is an occasion of a year, or something that says so and is of that year', () => {
    expect(read('christmas 1965')).toEqual([
      'christmas 1965',
      '1965-12-24 to 1965-12-26~',
      'christmas | 1965 to 1966',
    ]);
  });

  it('is a kind of thing, alone or with a time', () => {
    expect(read('photos of the lake')).toEqual(['photos of the lake', 'lake | PHOTO']);
    expect(read('video 1999')).toEqual([
      'video 1999',
      'video | 1999 to 2000',
      'VIDEO | 1999 to 2000',
    ]);
  });
});
