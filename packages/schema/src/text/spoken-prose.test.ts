import { expect, it } from 'vitest';
import { spokenProse } from './spoken-prose.ts';

it('what is said becomes prose: a paragraph for as long as one person speaks', () => {
  const say = (text: string, speaker: string | null = null) => ({ text, speaker });
  expect(spokenProse([say('We left.'), say(''), say('At dawn.')])).toBe('We left. At dawn.');
  expect(spokenProse([say('When?', 'Ana'), say('At dawn.', 'Rosa'), say('Early.', 'Rosa')])).toBe(
    'When?\n\nAt dawn. Early.',
  );
  expect(spokenProse([say('a'.repeat(30_000))])).toHaveLength(20_000);
});
