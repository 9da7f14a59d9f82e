import { initialState, step } from '@infinite/drafts/draft-machine';
import { expect, it } from 'vitest';
import { draftStatus, heldWords } from './draft-status.ts';

it.each([
  ['offline', /cannot be reached/],
  ['signed-out', /You are signed out/],
  ['failed', /could not save/],
] as const)('after %s it says why, and that the text is kept', (reason, why) => {
  expect(heldWords(reason)).toMatch(why);
  expect(heldWords(reason)).toContain('Your text is kept on this device');
});

it('says where the text is at every step', () => {
  const untouched = initialState('', null);
  expect(draftStatus(untouched)).toBeNull();
  const typed = step(untouched, { type: 'edited', content: 'Dear' }).state;
  expect(draftStatus(typed)).toBe('Not saved yet');
  const sent = step(typed, { type: 'save-now' }).state;
  expect(draftStatus(sent)).toBe('Saving…');
  const stored = { id: 'a', version: 1 };
  const saved = step(sent, { type: 'acknowledged', stored, at: 'now' }).state;
  expect(draftStatus(saved)).toBe('Everything is saved');
});
