import { describe, expect, it } from 'vitest';
import { withPressed } from './chosen-range.ts';

const order = [...'ebgan'];
const press = (chosen: string, person: string, last: string | null, isRange = true) =>
  [...withPressed(new Set(chosen), order, { person, last, isRange })].join('');

describe('pressing a checkbox', () => {
  it('chooses one, and pressed again lets go of it', () => {
    expect(press('', 'b', null, false)).toBe('b');
    expect(press('bg', 'b', 'g', false)).toBe('g');
  });

  it('with Shift chooses everyone from the last one, in either direction', () => {
    expect(press('b', 'a', 'b')).toBe('bga');
    expect(press('a', 'e', 'a')).toBe('aebg');
  });

  it('with Shift lets go of everyone where the new one was chosen', () => {
    expect(press('bgan', 'a', 'b')).toBe('n');
  });

  it('with Shift chooses one where the last one is not in the list any more', () => {
    expect(press('', 'g', 'x')).toBe('g');
  });
});
