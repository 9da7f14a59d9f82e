import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { outlineOf } from './markdown-outline.ts';

describe('the outline of an article', () => {
  it('has its headings, with where each begins', () => {
    const text = 'Before\n\n## One\n\nText\n\n### Two ##\n#no heading\n##\n';
    expect(outlineOf(text)).toEqual([
      { level: 2, words: 'One', at: text.indexOf('## One') },
      { level: 3, words: 'Two', at: text.indexOf('### Two') },
    ]);
  });

  it('takes no line of code for a heading', () => {
    const text = '```\n# one\n~~~\n# two\n```\n# Three\n~~~~\n# four\n~~~\n# five\n~~~~\n# Six';
    expect(outlineOf(text).map(({ words }) => words)).toEqual(['Three', 'Six']);
  });

  it('of any text names places that hold a heading', () => {
    const line = fc.oneof(fc.string(), fc.constantFrom('# a', '## b', '```', '~~~', ''));
    fc.assert(
      fc.property(fc.array(line), (lines) => {
        const text = lines.join('\n');
        for (const { at, words } of outlineOf(text)) {
          const found = text.slice(at).split('\n')[0];
          expect(found).toMatch(/^ {0,3}#/);
          expect(found).toContain(words);
        }
      }),
    );
  });
});
