import fc from 'fast-check';
import { expect, it } from 'vitest';
import { mostEntries, sitemap } from './sitemap.ts';

it('names each address, when it changed, and its pictures', () => {
  const made = sitemap([
    { address: 'https://example.org/' },
    {
      address: 'https://example.org/blog/a',
      modifiedAt: '2026-03-01T08:00:00Z',
      pictures: ['https://example.org/a.png'],
    },
  ]);
  expect(made).toContain('<url><loc>https://example.org/</loc></url>');
  expect(made).toContain('<lastmod>2026-03-01T08:00:00Z</lastmod>');
  expect(made).toContain('<image:loc>https://example.org/a.png</image:loc>');
});

it('stays XML whatever an address holds', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const inside = /<loc>(.*)<\/loc>/s.exec(sitemap([{ address: text }]))?.[1] ?? 'none';
      expect(inside).not.toMatch(/[<>"']|&(?!(amp|lt|gt|quot|apos);)/);
    }),
  );
});

it('stops where the protocol does', () => {
  const many = Array.from({ length: mostEntries + 5 }, (_, i) => ({
    address: `https://e.org/${i}`,
  }));
  expect(sitemap(many).match(/<url>/g)).toHaveLength(mostEntries);
});
