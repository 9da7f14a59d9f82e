import { captureLimits } from '@infinite/schema/catalogue/captures';
import { expect, it } from 'vitest';
import { questionSets, withName } from './question-sets.en.ts';

const all = questionSets.flatMap(({ questions }) => [...questions]);

it('offers some sixty questions, each once and as one question that fits', () => {
  expect(all.length).toBeGreaterThanOrEqual(58);
  expect(new Set(all).size).toBe(all.length);
  for (const question of all) {
    expect(question.endsWith('?')).toBe(true);
    expect(withName(question, 'x'.repeat(80)).length).toBeLessThan(
      captureLimits.questionCharacters,
    );
  }
});

it('puts in whom the answers are for, and says it without a name, too', () => {
  const [question] = all.filter((text) => text.includes('{who}'));
  expect(withName(question!, ' Lena ')).toBe('What would you like Lena to know about love?');
  expect(withName(question!, '')).toContain('those who come after you');
});
