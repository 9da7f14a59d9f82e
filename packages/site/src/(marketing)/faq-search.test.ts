import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { faqTopics } from './content/faqs.ts';
import { foldedWords, speaksOf } from './faq-search.ts';

const texts = faqTopics.flatMap(({ items }) =>
  items.map(({ question, answer }) => `${question} ${answer}`),
);
const anyText = fc
  .array(fc.integer({ min: 0, max: 0x10_ff_ff }))
  .map((points) => String.fromCodePoint(...points));
const found = (search: string) => texts.filter((text) => speaksOf(text, search));

describe('searching the questions', () => {
  it('finds what a reader would ask for, in whatever form', () => {
    expect(found('batteries')[0]).toContain('battery dies');
    expect(found('CANCELLED').length).toBeGreaterThan(0);
    expect(found('how do I cancel?')[0]).toContain('if I cancel');
    expect(found('zeppelin')).toEqual([]);
  });

  it('finds everything for an empty search, and for one without a word', () => {
    expect(found('')).toHaveLength(texts.length);
    expect(found(' ?! ')).toHaveLength(texts.length);
  });

  it('finds each text by any of its own words', () => {
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.nat(), (text, at) => {
        const words = foldedWords(text);
        expect(speaksOf(text, words[at % words.length] ?? '')).toBe(true);
      }),
    );
  });

  it('takes anything that can be typed', () => {
    fc.assert(
      fc.property(anyText, (typed) => {
        expect(found(typed).length).toBeLessThanOrEqual(texts.length);
      }),
    );
  });
});
