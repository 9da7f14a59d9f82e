import { describe, expect, expectTypeOf, it } from 'vitest';
import { forReader } from '#locale/for-reader.server.ts';
import { englishReader } from '#locale/reader.ts';
import { holdTranslations, inReadersLanguage, translatable, type Complete } from '#words/locale.ts';

const pseudoLocale = Symbol.for('infinite-connections/pseudo-locale');

const words = translatable('answer', {
  hello: 'Hello',
  named: (name: string) => `Hello, ${name}`,
  size: (large: boolean) => (large ? 'large' : 'small'),
  steps: ['one', 'two'],
  deep: { er: { end: 'The end' } },
});

const german: Complete<typeof words> = {
  hello: 'Guten Tag',
  named: (name) => `Guten Tag, ${name}`,
  size: (large) => (large ? 'groß' : 'klein'),
  steps: ['eins', 'zwei'],
  deep: { er: { end: 'Das Ende' } },
};
holdTranslations('de', { answer: german });

const inGerman = <Result>(read: () => Result) =>
  forReader({ ...englishReader, locale: 'de' }, read);

describe('translatable words', () => {
  it('are English without a reader, and where a language has none', () => {
    expect(words.hello).toBe('Hello');
    expect(forReader({ ...englishReader, locale: 'es' }, () => words.deep.er.end)).toBe('The end');
  });

  it('are read in the language of the reader in use, on every level', () => {
    const deep = words.deep;
    expect(inGerman(() => [words.hello, words.named('Ann'), deep.er.end, words.steps[1]])).toEqual([
      'Guten Tag',
      'Guten Tag, Ann',
      'Das Ende',
      'zwei',
    ]);
    expect(inGerman(() => ({ ...words.deep.er }))).toEqual({ end: 'Das Ende' });
    expect(words.hello).toBe('Hello');
  });

  it('keep the readers of two requests apart', async () => {
    const slow = inGerman(async () => {
      await Promise.resolve();
      return words.hello;
    });
    expect(words.hello).toBe('Hello');
    expect(await slow).toBe('Guten Tag');
  });

  it('find the translation of a text that was written before', () => {
    expect(inGerman(() => inReadersLanguage('The end'))).toBe('Das Ende');
    expect(inGerman(() => inReadersLanguage('What Ann wrote'))).toBe('What Ann wrote');
    expect(inReadersLanguage('The end')).toBe('The end');
  });

  it('are what a test makes of the English ones, for readers of a translation', () => {
    const place = globalThis as { [pseudoLocale]?: (text: string) => string };
    place[pseudoLocale] = (text) => `[${text}]`;
    try {
      expect(inGerman(() => [words.hello, words.named('Ann'), words.steps[1]])).toEqual([
        '[Hello]',
        '[Hello, Ann]',
        '[two]',
      ]);
      expect(inGerman(() => inReadersLanguage('The end'))).toBe('[The end]');
      expect(words.hello).toBe('Hello');
    } finally {
      delete place[pseudoLocale];
    }
  });

  it('do not compile while a translation lacks a word', () => {
    expectTypeOf<{ hello: string }>().not.toExtend<Complete<typeof words>>();
    expectTypeOf(german).toExtend<Complete<typeof words>>();
  });
});
