import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cadenceFor, checkInDays } from './check-ins.ts';

it('is longer than the silence it must outlast, and the next shorter one is not', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 355 }), (silence) => {
      const chosen = cadenceFor(silence);
      expect(chosen).toBeGreaterThanOrEqual(silence + 10);
      const shorter = checkInDays.filter((days) => days < chosen).at(-1) ?? 0;
      expect(shorter).toBeLessThan(silence + 10);
    }),
  );
});

it('is the longest there is for anyone who is away for longer', () => {
  expect(cadenceFor(400)).toBe(365);
});
