import { expect, it } from 'vitest';
import { unsavedWords } from './unsaved-words.ts';

it.each([
  ['OFFLINE', /cannot be reached/],
  ['UNAUTHENTICATED', /You are signed out/],
  ['INTERNAL', /could not save/],
])('after %s it says why, and that the text is kept', (code, why) => {
  expect(unsavedWords(code)).toMatch(why);
  expect(unsavedWords(code)).toContain('Your text is kept on this device');
});
