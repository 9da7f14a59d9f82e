import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markedPieces, matchesWords, searchWords } from './search-words.ts';

const marked = (text: string, search: string) =>
  markedPieces(text, searchWords(search))
    .map((piece) => (piece.match ? `[${piece.text}]` : piece.text))
    .join('');

describe('the words of a search', () => {
  it.each([
    ['Grandma’s SONG', ['grandma', 's', 'song']],
    ['  Inês,  ines ', ['ines']],
    ["'; drop table --", ['drop', 'table']],
    ['%\\_', []],
    ['שָׁלוֹם', ['שלום']],
    ['ana@example.net', ['ana', 'example', 'net']],
  ])('of %j are %j', (text, words) => expect(searchWords(text)).toEqual(words));

  it('are few and short, however long the search is', () => {
    expect(searchWords('x'.repeat(10_000))).toEqual(['x'.repeat(60)]);
    expect(searchWords('a b c d e f g h i j k').length).toBe(8);
  });
});

describe('the matches in a text', () => {
  it.each([
    ['For Inês on her birthday', 'ines birth', 'For [Inês] on her [birth]day'],
    ['For Ine\u0302s', 'ines', 'For [Ine\u0302s]'],
    ['The song', 'ong', 'The song'],
    ['Straße', 'stra', '[Stra]ße'],
    ['ﬁrst', 'fi', '[ﬁ]rst'],
  ])('%j by %j', (text, search, expected) => expect(marked(text, search)).toBe(expected));

  it('never lose or add a character', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 40 });
    fc.assert(
      fc.property(text, text, (one, search) => {
        const pieces = markedPieces(one, searchWords(search));
        expect(pieces.map((piece) => piece.text).join('')).toBe(one);
        expect(pieces.every((piece) => piece.text !== '')).toBe(true);
      }),
    );
  });

  it('are there where all words begin a word, and only there', () => {
    expect(matchesWords('Tom Baker', ['bak', 'tom'])).toBe(true);
    expect(matchesWords('Tom Baker', ['aker'])).toBe(false);
    expect(matchesWords('Tom Baker', [])).toBe(false);
  });
});
