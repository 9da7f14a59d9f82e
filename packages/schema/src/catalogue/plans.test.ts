import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, decimalDollars } from './cents.ts';
import {
  annualPrice,
  costOverYears,
  fourQuarters,
  paidPlans,
  planPeriods,
  plans,
  priceOf,
  savingPerYear,
  type Plan,
} from './plans.ts';

const anyPlan = fc
  .integer({ min: 0, max: 10_000_000 })
  .map((quarterly): Plan => ({ ...plans.free, quarterly: cents(quarterly) }));

describe('the catalogue of plans', () => {
  it('has the prices that were decided', () => {
    const prices = Object.values(plans).map((plan) =>
      [plan.quarterly, annualPrice(plan), savingPerYear(plan)].map(decimalDollars),
    );
    expect(prices).toEqual([
      ['0.00', '0.00', '0.00'],
      ['24.95', '80.00', '19.80'],
      ['31.95', '102.00', '25.80'],
    ]);
  });

  it('opens the pricing page with the price for a quarter', () => {
    expect(planPeriods[0]).toBe('quarterly');
    expect(priceOf(plans['complete-legacy'], 'quarterly')).toBe(3195);
  });

  it('gives a free plan that lifts nothing, and paid plans that take nothing back', () => {
    const { limits } = plans.free;
    for (const paid of paidPlans) {
      expect(paid.limits.mediaBytes).toBeGreaterThan(limits.mediaBytes);
      expect(paid.limits.scrapbooks).toBeNull();
      expect(paid.limits.capsules).toBeNull();
    }
    expect([limits.mediaBytes, limits.scrapbooks, limits.capsules]).toEqual([2 ** 30, 1, 1]);
  });
});

describe('the price of a year', () => {
  it('is a fifth off four quarters, to the nearest whole dollar', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        const annual = annualPrice(plan);
        expect(annual % 100).toBe(0);
        expect(Math.abs(annual - fourQuarters(plan) * 0.8)).toBeLessThanOrEqual(50);
      }),
    );
  });

  it('and what it saves are four quarters again', () => {
    fc.assert(
      fc.property(anyPlan, (plan) => {
        expect(annualPrice(plan) + savingPerYear(plan)).toBe(4 * plan.quarterly);
      }),
    );
  });

  it('adds up over the years, in either way of paying', () => {
    const years = fc.integer({ min: 0, max: 60 });
    fc.assert(
      fc.property(anyPlan, fc.constantFrom(...planPeriods), years, years, (plan, period, a, b) => {
        const together = costOverYears(plan, period, a + b);
        expect(costOverYears(plan, period, a) + costOverYears(plan, period, b)).toBe(together);
      }),
    );
  });
});

describe('an amount of money', () => {
  it('is written with two decimals that read back as the same cents', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e12, max: 1e12 }), (amount) => {
        const text = decimalDollars(cents(amount));
        expect(text).toMatch(/^-?\d+\.\d{2}$/);
        expect(Math.round(Number(text) * 100) + 0).toBe(amount);
      }),
    );
  });

  it('is never a fraction of a cent', () => {
    expect(() => cents(31.95)).toThrow(RangeError);
  });
});
