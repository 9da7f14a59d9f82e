import { describe, expect, it } from 'vitest';
import { loadPasswordJudge } from './password-strength.ts';

describe('the strength of a password', () => {
  it.each([
    ['', 0],
    ['abc12', 0],
    ['🌳🌳🌳🌳🌳', 0],
    ['aaaaaaaaaa', 1],
    ['123456', 1],
    ['qwertyuiop', 1],
    ['password1', 1],
    ['four horses by the wide river', 4],
    ['x'.repeat(100_000), 1],
  ])('%.20j is rated %i', async (password, strength) => {
    const judge = await loadPasswordJudge();
    expect(judge(password)).toBe(strength);
  });
});
