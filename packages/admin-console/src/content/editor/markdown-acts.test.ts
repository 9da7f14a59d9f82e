import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { around, eachLine, footnote, image, link, table, type Chosen } from './markdown-acts.ts';

const done = (act: (chosen: Chosen) => ReturnType<typeof link>, chosen: Chosen) => {
  const { from, to, insert, select } = act(chosen);
  const text = chosen.text.slice(0, from) + insert + chosen.text.slice(to);
  return { text, chosen: text.slice(select.from, select.to), select };
};
/** `|` marks the start and the end of the selection. */
const at = (marked: string): Chosen => {
  const from = marked.indexOf('|');
  const to = marked.lastIndexOf('|') - (from === marked.lastIndexOf('|') ? 0 : 1);
  return { text: marked.replaceAll('|', ''), from, to };
};

describe('the toolbar', () => {
  it.each([
    ['bold', around('**'), 'a |word| more', 'a **word** more', 'word'],
    ['bold again', around('**'), 'a **|word|** more', 'a word more', 'word'],
    ['a heading', eachLine('## '), 'one\ntw|o', 'one\n## two', ''],
    ['no heading', eachLine('## '), 'one\n## tw|o', 'one\ntwo', ''],
    ['a list', eachLine('- '), '|one\ntwo|\nthree', '- one\n- two\nthree', ''],
    ['a link', link, 'see |this|', 'see [this](/)', '/'],
    [
      'a picture',
      image('A [tin]', '/blog-images/x'),
      'one|',
      'one\n\n![A \\[tin\\]](/blog-images/x)',
      '',
    ],
    ['a footnote', footnote, 'said.| More.[^2]', 'said.[^3] More.[^2]\n\n[^3]: ', ''],
  ] as const)('makes %s', (_, act, before, after, chosen) => {
    expect(done(act, at(before))).toMatchObject({ text: after, chosen });
  });

  it('makes a table on lines of its own', () => {
    expect(done(table, at('before|after')).text).toMatch(/^before\n\n\| First.*\n\nafter$/s);
  });

  it('loses nothing that was there, wherever it acts', () => {
    const acts = [around('*'), eachLine('> '), link, table, footnote, image('a', '/b')];
    const anywhere = fc.record({ text: fc.string(), a: fc.nat(40), b: fc.nat(40) });
    fc.assert(
      fc.property(anywhere, fc.constantFrom(...acts), ({ text, a, b }, act) => {
        const [from = 0, to = 0] = [Math.min(a, text.length), Math.min(b, text.length)].sort(
          (one, other) => one - other,
        );
        const { text: after, select } = done(act, { text, from, to });
        const letters = (words: string) => words.replace(/[^a-zA-Z]/g, '');
        for (const letter of letters(text)) expect(after).toContain(letter);
        expect(select.from).toBeLessThanOrEqual(select.to);
        expect(select.to).toBeLessThanOrEqual(after.length);
      }),
    );
  });
});
