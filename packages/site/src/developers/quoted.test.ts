import { execFileSync } from 'node:child_process';
import { runInNewContext } from 'node:vm';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { literal, shellWord } from './quoted.ts';

it('a literal of TypeScript is the value it was made of, whatever that is', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const read: unknown = runInNewContext(`(${literal(value)})`);
      expect(JSON.stringify(read)).toBe(JSON.stringify(value));
    }),
  );
});

it('a word of the shell arrives as it was, with quotes, dollars and line breaks', () => {
  const words = fc.array(
    fc.string({ unit: 'grapheme' }).filter((text) => !text.includes('\0')),
    {
      minLength: 1,
      maxLength: 20,
    },
  );
  fc.assert(
    fc.property(words, (texts) => {
      const said = execFileSync('sh', ['-c', `printf '%s\\0' ${texts.map(shellWord).join(' ')}`]);
      expect(said.toString()).toBe(texts.map((text) => `${text}\0`).join(''));
    }),
    { numRuns: 20, examples: [[["it's", '$HOME `id` "x"', 'a\nb']]] },
  );
});
