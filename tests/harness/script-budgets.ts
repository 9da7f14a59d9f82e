import type { WeightClass } from './page-types.ts';

export interface ScriptBudget {
  /** Of 1,000 bytes, compressed with gzip. */
  readonly kilobytes: number;
  readonly files: number;
}

/** What a page's scripts weigh at most when it is opened. */
export const budgets: Readonly<Record<WeightClass, ScriptBudget>> = {
  read: { kilobytes: 20, files: 3 },
  acts: { kilobytes: 110, files: Infinity },
  member: { kilobytes: 180, files: Infinity },
};

/**
 * Pages that weigh more than their budget, with what they weighed when this was written, rounded up
 * to the next whole kilobyte. They may become lighter, and not heavier; one that fits its budget
 * leaves this list.
 */
export const heavierToday: Readonly<Record<string, ScriptBudget>> = {
  'reset-password': { kilobytes: 118, files: 25 },
  'verify-email': { kilobytes: 115, files: 20 },
};
