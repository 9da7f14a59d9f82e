import { describe, expect, it } from 'vitest';
import { between, movedBy, spanOf, spanWords } from './span-words.ts';

const rest = { speaker: null, edited: false, heard: null };
const words = spanWords([
  {
    ...{ id: 'a', startMs: 0, endMs: 2000, text: 'Anna was born', ...rest },
    words: [
      { startMs: 0, endMs: 500, text: 'Anna' },
      { startMs: 500, endMs: 900, text: 'was' },
      { startMs: 900, endMs: 2000, text: 'born' },
    ],
  },
  { id: 'b', startMs: 2000, endMs: 4000, text: 'in Visby, they say.', words: null, ...rest },
  { id: 'c', startMs: 4000, endMs: 5000, text: '', words: null, ...rest },
]);

describe('marked words', () => {
  it('are single words where their times are known, and whole parts elsewhere', () => {
    expect(words.map(({ text }) => text)).toEqual(['Anna', 'was', 'born', 'in Visby, they say.']);
  });

  it('give the time from the first to the last, marked in either direction', () => {
    expect(spanOf(words, between(3, 1))).toEqual({
      ...{ text: 'was born in Visby, they say.', fromMs: 500, toMs: 4000 },
    });
    expect(spanOf(words, between(9, 9))).toBeNull();
  });

  it.each([
    ['ArrowRight', 1, 2],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 3, 3],
    ['Home', 3, 0],
    ['End', 0, 3],
    ['a', 1, null],
  ])('%s leads from word %i to %s', (key, at, to) => {
    expect(movedBy(key, at, words.length)).toBe(to);
  });
});
