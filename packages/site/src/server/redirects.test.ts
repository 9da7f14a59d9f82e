import fc from 'fast-check';
import { expect, test } from 'vitest';
import { homeSectionPath, homeSections } from '#(marketing)/home-sections.ts';
import { keptAddress } from './redirects.ts';

const addressOf = (path: string, search: string) => keptAddress(path, new URLSearchParams(search));

test('a known section of the home page is kept under an address of its own', () => {
  for (const section of homeSections) {
    expect(addressOf('/', `utm_source=x&section=${section}&section=other`)).toBe(
      homeSectionPath(section),
    );
  }
});

test('no query makes an address of its own, but for the sections', () => {
  const known: readonly string[] = ['/', ...homeSections.map(homeSectionPath)];
  fc.assert(
    fc.property(fc.string(), fc.string(), (section, rest) => {
      const search = new URLSearchParams({ section, rest }).toString();
      expect(known).toContain(addressOf('/', search));
      expect(known).toContain(addressOf('/', `section=${rest}`));
      expect(addressOf('/about', search)).toBe('/about');
    }),
  );
});
