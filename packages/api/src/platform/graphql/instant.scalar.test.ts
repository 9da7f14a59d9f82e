import fc from 'fast-check';
import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { InstantScalar } from '#platform/graphql/instant.scalar.ts';

it('writes an instant as Temporal does, to the last digit', () => {
  const day = 86_400_000;
  const instants = fc.oneof(
    fc.integer({ min: -20_000 * day, max: 800_000 * day }).map((ms) => BigInt(ms) * 1_000_000n),
    fc.integer({ min: 0, max: 50_000 }).map((hundreds) => BigInt(hundreds) * 100_000_000n),
    fc.bigInt({ min: 0n, max: 4_000_000_000_000_000_000n }),
  );
  fc.assert(
    fc.property(instants, (nanoseconds) => {
      const instant = Temporal.Instant.fromEpochNanoseconds(nanoseconds);
      expect(InstantScalar.serialize(instant)).toBe(instant.toString());
    }),
  );
});
