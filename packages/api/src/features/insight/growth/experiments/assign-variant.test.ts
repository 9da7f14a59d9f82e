import fc from 'fast-check';
import { expect, it } from 'vitest';
import { assignVariant } from '#features/insight/growth/experiments/assign-variant.ts';

const userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/150.0.0.0 Safari/537.36';
const addresses = Array.from(
  { length: 40_000 },
  (_, index) => `203.${index >> 8}.${index % 256}.${(index * 7) % 251}`,
);

it('is one of the variants, and the same for the same reader', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.string(),
      fc.string(),
      fc.integer({ min: 1, max: 5 }),
      (salt, ip, browser, variants) => {
        const reader = { ip, userAgent: browser };
        const variant = assignVariant(salt, reader, variants);
        expect(variant).toBeGreaterThanOrEqual(0);
        expect(variant).toBeLessThan(variants);
        expect(Number.isInteger(variant)).toBe(true);
        expect(assignVariant(salt, { ...reader }, variants)).toBe(variant);
      },
    ),
  );
});

it.each([2, 3, 4])('spreads neighboring addresses evenly over %d', (variants) => {
  const counts = Array.from({ length: variants }, () => 0);
  for (const ip of addresses) {
    const variant = assignVariant('a salt', { ip, userAgent }, variants);
    counts[variant] = (counts[variant] ?? 0) + 1;
  }
  const expected = addresses.length / variants;
  // Pearson's statistic; 20 is beyond 1 in 5,000 for three degrees of freedom.
  const distance = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  expect(distance).toBeLessThan(20);
});

it('spreads readers differently in another experiment', () => {
  const same = addresses.filter(
    (ip) =>
      assignVariant('one', { ip, userAgent }, 2) === assignVariant('another', { ip, userAgent }, 2),
  ).length;
  expect(Math.abs(same / addresses.length - 0.5)).toBeLessThan(0.015);
});
