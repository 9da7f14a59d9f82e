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
