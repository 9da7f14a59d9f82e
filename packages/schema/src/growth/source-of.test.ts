import fc from 'fast-check';
import { expect, it } from 'vitest';
import { growthSources } from '#catalogue/growth.ts';
import { sourceOf } from './source-of.ts';

const ownHost = 'infinite.example';

it.each([
  ['', undefined, 'DIRECT'],
  ['', 'not an address', 'DIRECT'],
  ['', 'https://infinite.example/pricing', null],
  ['', 'https://www.google.co.uk/', 'SEARCH'],
  ['', 'https://duckduckgo.com/', 'SEARCH'],
  ['', 'https://google.evil.example/', 'OTHER_SITE'],
  ['', 'https://l.facebook.com/l.php', 'SOCIAL'],
  ['', 'https://t.co/abc', 'SOCIAL'],
  ['', 'https://mail.google.com/', 'EMAIL'],
  ['', 'https://a-family-blog.example/links', 'OTHER_SITE'],
  ['?utm_medium=email&utm_source=letters', 'https://www.google.com/', 'EMAIL'],
  ['?utm_source=newsletter', undefined, 'EMAIL'],
  ['?utm_medium=paid-social', undefined, 'PAID'],
  ['?gclid=abc', 'https://www.google.com/', 'PAID'],
  ['?utm_source=somebody', undefined, 'OTHER_SITE'],
  ['?utm_medium=__proto__', undefined, 'OTHER_SITE'],
  ['?auth=signup', 'https://www.bing.com/', 'SEARCH'],
])('a page opened with %j from %j came from %s', (search, referrer, source) => {
  expect(sourceOf({ search, referrer, ownHost })).toBe(source);
});

it('takes anything, and answers a class', () => {
  fc.assert(
    fc.property(fc.string(), fc.webUrl(), (search, referrer) => {
      const source = sourceOf({ search: `?utm_medium=${search}`, referrer, ownHost });
      expect([...growthSources, null]).toContain(source);
    }),
  );
});
