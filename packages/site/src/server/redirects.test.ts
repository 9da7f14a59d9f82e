import fc from 'fast-check';
import { expect, test } from 'vitest';
import { homeSectionPath, homeSections } from '#(marketing)/home-sections.ts';
import { keptAddress, keptAddressOf, lowerCasePath } from './redirects.ts';

const addressOf = (path: string, search: string) => keptAddress(path, new URLSearchParams(search));

test('a known section of the home page is kept under an address of its own', () => {
  for (const section of homeSections) {
    expect(addressOf('/', `utm_source=x&section=${section}&section=other`)).toBe(
      homeSectionPath(section),
    );
  }
});

test('one page has one address, however its path is written (S11)', () => {
  for (const path of ['/about', '/%61bout', '/%61%62%6f%75%74', '/abou%74']) {
    expect(addressOf(path, '')).toBe('/about');
  }
  expect(addressOf('/blog/caf%C3%A9', '')).toBe(addressOf('/blog/caf%c3%a9', ''));
  expect(addressOf('/a%2Fb', '')).not.toBe(addressOf('/a/b', ''));
  expect(addressOf('/%ff', '')).toBe('/%ff');
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

test('an address of a cached page is found whatever its spelling and its campaign', () => {
  expect(keptAddressOf('/about?utm_source=x')).toBe('/about');
  expect(keptAddressOf('/%61bout')).toBe('/about');
  for (const url of ['/about', '/?utm_source=x', '/?section=messages', '/blog?q=letters']) {
    expect(keptAddressOf(url)).toBeNull();
  }
});

test('a public page is known in any case, and nothing else is', () => {
  expect(lowerCasePath('/Pricing', ['/', '/pricing'])).toBe('/pricing');
  expect(lowerCasePath('/pricing', ['/', '/pricing'])).toBeNull();
  expect(lowerCasePath('/Shared/AbC', ['/', '/pricing'])).toBeNull();
});
