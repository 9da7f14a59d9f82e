import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  alwaysValidP,
  logEvidence,
  ratioSequence,
  spreadP,
} from '#features/insight/growth/experiments/sequential-test.ts';

const alpha = 0.05;

/** The same numbers each time (Mulberry32). */
function chance(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Simulates sign-ups and looks after each; returns whether the test was ever convinced. */
function everConvinced(
  next: () => number,
  q: number,
  convinced: (counts: { control: number; challenger: number }) => boolean,
  signUps = 600,
): boolean {
  const counts = { control: 0, challenger: 0 };
  for (let seen = 0; seen < signUps; seen += 1) {
    if (next() < q) counts.challenger += 1;
    else counts.control += 1;
    if (convinced(counts)) return true;
  }
  return false;
}

const share = (runs: number, ever: (run: number) => boolean) =>
  Array.from({ length: runs }, (_, run) => ever(run)).filter(Boolean).length / runs;

describe('looking after every sign-up', () => {
  it.each([0.5, 0.25])(
    'is fooled at most as often as promised when there is no difference (share %d)',
    (q0) => {
      const fooled = share(2000, (run) =>
        everConvinced(chance(run + 1), q0, (counts) => alwaysValidP(counts, q0) <= alpha),
      );
      expect(fooled).toBeLessThanOrEqual(alpha);
    },
  );

  it('fools a test that is made for one look, so the simulation can tell', () => {
    const fooled = share(500, (run) =>
      everConvinced(chance(run + 1), 0.5, ({ control, challenger }) => {
        const total = control + challenger;
        return total >= 10 && Math.abs(challenger - total / 2) > 0.98 * Math.sqrt(total);
      }),
    );
    expect(fooled).toBeGreaterThan(4 * alpha);
  });

  it('holds with several challengers and one control, each judged with its part of alpha', () => {
    const challengers = 3;
    const fooled = share(800, (run) => {
      const next = chance(run + 90_001);
      const counts = Array.from({ length: challengers + 1 }, () => 0);
      for (let seen = 0; seen < 800; seen += 1) {
        const arm = Math.floor(next() * counts.length);
        counts[arm] = (counts[arm] ?? 0) + 1;
        const [control = 0, ...others] = counts;
        const convinced = others.some(
          (challenger) => alwaysValidP({ control, challenger }, 0.5) * challengers <= alpha,
        );
        if (convinced) return true;
      }
      return false;
    });
    expect(fooled).toBeLessThanOrEqual(alpha);
  });

  it('holds though the rate of sign-ups changes by hour and visitor', () => {
    // Each visitor has a chance of their own, and it moves; only the assignment is by chance.
    const fooled = share(400, (run) => {
      const next = chance(run + 50_001);
      const counts = { control: 0, challenger: 0 };
      for (let visitor = 0; visitor < 8000; visitor += 1) {
        const rate = 0.05 * (1 + Math.sin(visitor / 300)) * (0.5 + next());
        const challenged = next() < 0.5;
        if (next() >= rate) continue;
        counts[challenged ? 'challenger' : 'control'] += 1;
        if (alwaysValidP(counts, 0.5) <= alpha) return true;
      }
      return false;
    });
    expect(fooled).toBeLessThanOrEqual(alpha);
  });

  it('finds a difference of a half, mostly within 600 sign-ups', () => {
    const q = 1.5 / 2.5;
    const found = share(300, (run) =>
      everConvinced(chance(run + 7), q, (counts) => alwaysValidP(counts, 0.5) <= alpha),
    );
    expect(found).toBeGreaterThan(0.9);
  });

  it('keeps the true ratio within the interval at every look', () => {
    const ratio = 1.3;
    const q = ratio / (1 + ratio);
    const lost = share(400, (run) =>
      everConvinced(
        chance(run + 300_001),
        q,
        (counts) => {
          const { low, high } = ratioSequence(counts, 0.5, alpha);
          return ratio < low || ratio > high;
        },
        300,
      ),
    );
    expect(lost).toBeLessThanOrEqual(alpha);
  });
});

const counted = fc.record({ control: fc.nat(20_000), challenger: fc.nat(20_000) });
const shares = fc.double({ min: 0.1, max: 0.9, noNaN: true });

describe('the evidence', () => {
  it('starts at zero', () => {
    expect(logEvidence({ control: 0, challenger: 0 }, 0.5)).toBeCloseTo(0, 12);
    expect(ratioSequence({ control: 0, challenger: 0 }, 0.5, alpha)).toEqual({
      low: 0,
      high: Infinity,
    });
  });

  it('is a martingale: on average the next sign-up adds nothing', () => {
    fc.assert(
      fc.property(counted, shares, ({ control, challenger }, q) => {
        const now = logEvidence({ control, challenger }, q);
        const growth = (counts: { control: number; challenger: number }) =>
          Math.exp(logEvidence(counts, q) - now);
        const expected =
          q * growth({ control, challenger: challenger + 1 }) +
          (1 - q) * growth({ control: control + 1, challenger });
        expect(expected).toBeCloseTo(1, 6);
      }),
    );
  });

  it('and the interval agree: 1 is outside exactly when the p-value is below alpha', () => {
    fc.assert(
      fc.property(counted, shares, (counts, q) => {
        fc.pre(counts.control + counts.challenger > 0);
        const { low, high } = ratioSequence(counts, q, alpha);
        const p = alwaysValidP(counts, q);
        fc.pre(Math.abs(p - alpha) > 1e-6);
        expect(low <= 1 && 1 <= high).toBe(p > alpha);
        expect(low).toBeLessThanOrEqual(high);
      }),
    );
  });

  it('is symmetric in control and challenger', () => {
    fc.assert(
      fc.property(counted, shares, ({ control, challenger }, q) => {
        expect(logEvidence({ control: challenger, challenger: control }, 1 - q)).toBeCloseTo(
          logEvidence({ control, challenger }, q),
          6,
        );
      }),
    );
  });

  it('detects that visitors are not spread as planned', () => {
    expect(spreadP({ control: 5000, challenger: 5020 }, 0.5)).toBeGreaterThan(0.5);
    expect(spreadP({ control: 5000, challenger: 5600 }, 0.5)).toBeLessThan(0.001);
  });
});
