import fc from 'fast-check';
import { expect, test } from 'vitest';
import { homeSectionOf, homeSectionPath, homeSections } from './home-sections.ts';

test.each(homeSections)('%s is a section, and its address leads to it', (section) => {
  const { searchParams } = new URL(homeSectionPath(section), 'https://example.org');
  expect(homeSectionOf(searchParams.get('section'))).toBe(section);
});

test.each([
  null,
  undefined,
  '',
  'Memories',
  ' memories',
  'memories,recipes',
  '__proto__',
  'messages',
])('%j is the landing page', (asked) => expect(homeSectionOf(asked)).toBeNull());

test('anything at all is one of the five sections or the landing page', () => {
  fc.assert(
    fc.property(fc.string(), (asked) => {
      const section = homeSectionOf(asked);
      expect(section === null || section === asked).toBe(true);
    }),
  );
});
