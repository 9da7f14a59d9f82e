import { cents, type Cents } from './cents.ts';
import { megabyte } from './media.ts';

/** The plans an account can have; without a running subscription it is the first. */
export const planIds = ['free', 'memory-plus', 'complete-legacy'] as const;
export type PlanId = (typeof planIds)[number];

export const freePlan: PlanId = 'free';

/** How often a plan is paid; the first is what the pricing page shows when it opens. */
export const planPeriods = ['quarterly', 'annual'] as const;
export type PlanPeriod = (typeof planPeriods)[number];

export const quartersPerYear = 4;
/** Off the price of four quarters for who pays a year at once. */
export const annualDiscountPercent = 20;
/** An annual price has no cents. */
const wholeDollar = 100;

const gigabyte = 1024 * megabyte;

export interface Plan {
  readonly id: PlanId;
  /** For three months. */
  readonly quarterly: Cents;
  /** On the pricing page at once, or behind 'compare all plans'. */
  readonly listed: 'at once' | 'in the comparison';
  /** The plan that /legacy-planning names first. */
  readonly mostPopular: boolean;
  /** Null: without limit. Voice messages and letters count towards none of these. */
  readonly limits: {
    /** Photographs and films. */
    readonly mediaBytes: number;
    readonly scrapbooks: number | null;
    readonly capsules: number | null;
  };
  readonly printReadyBooks: boolean;
  readonly prioritySupport: boolean;
}

/** The one catalogue: pages, structured data and server rules read prices and limits from here. */
export const plans: Readonly<Record<PlanId, Plan>> = {
  free: {
    id: 'free',
    quarterly: cents(0),
    listed: 'at once',
    mostPopular: false,
    limits: { mediaBytes: gigabyte, scrapbooks: 1, capsules: 1 },
    printReadyBooks: false,
    prioritySupport: false,
  },
  'memory-plus': {
    id: 'memory-plus',
    quarterly: cents(2495),
    listed: 'in the comparison',
    mostPopular: true,
    limits: { mediaBytes: 100 * gigabyte, scrapbooks: null, capsules: null },
    printReadyBooks: false,
    prioritySupport: false,
  },
  'complete-legacy': {
    id: 'complete-legacy',
    quarterly: cents(3195),
    listed: 'at once',
    mostPopular: false,
    limits: { mediaBytes: 1024 * gigabyte, scrapbooks: null, capsules: null },
    printReadyBooks: true,
    prioritySupport: true,
  },
};

export const allPlans: readonly Plan[] = planIds.map((id) => plans[id]);
export const paidPlans: readonly Plan[] = allPlans.filter(({ quarterly }) => quarterly > 0);

/** What four quarters cost one by one. */
export const fourQuarters = ({ quarterly }: Plan): Cents => cents(quarterly * quartersPerYear);

/** A year at once: four quarters, less the discount, rounded to whole dollars. */
export function annualPrice(plan: Plan): Cents {
  const discounted = fourQuarters(plan) * (100 - annualDiscountPercent);
  return cents(Math.round(discounted / (100 * wholeDollar)) * wholeDollar);
}

/** What a year at once saves against four quarters. */
export function savingPerYear(plan: Plan): Cents {
  return cents(fourQuarters(plan) - annualPrice(plan));
}

export function priceOf(plan: Plan, period: PlanPeriod): Cents {
  return period === 'annual' ? annualPrice(plan) : plan.quarterly;
}

/** What a plan has cost after so many whole years, at today's price. */
export function costOverYears(plan: Plan, period: PlanPeriod, years: number): Cents {
  const aYear = period === 'annual' ? annualPrice(plan) : fourQuarters(plan);
  return cents(aYear * years);
}

/** The spans /transparent-pricing prints, and what its calculator takes. */
export const costSpans = { printed: [1, 5, 20], atMost: 60 } as const;

export const planRules = {
  /** After the first payment: all of it back, without asking anyone. */
  moneyBackDays: 30,
  /** After a plan has lapsed: nothing changes; then only new additions stop. */
  retentionDays: 30,
} as const;
