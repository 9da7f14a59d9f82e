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
 * Pages that weigh more than their budget, with what they weighed when this was written. They may
 * become lighter, and not heavier; one that fits its budget leaves this list.
 */
export const heavierToday: Readonly<Record<string, ScriptBudget>> = {
  home: { kilobytes: 115, files: 22 },
  'home-overlays': { kilobytes: 116, files: 24 },
  'home-section': { kilobytes: 119, files: 19 },
  story: { kilobytes: 111, files: 18 },
  'how-it-works': { kilobytes: 111, files: 18 },
  marketing: { kilobytes: 111, files: 18 },
  introduction: { kilobytes: 111, files: 18 },
  'composer-introduction': { kilobytes: 111, files: 18 },
  'recorder-introduction': { kilobytes: 121, files: 24 },
  'tree-introduction': { kilobytes: 112, files: 19 },
  questions: { kilobytes: 112, files: 18 },
  reviews: { kilobytes: 111, files: 18 },
  pricing: { kilobytes: 111, files: 18 },
  legal: { kilobytes: 111, files: 18 },
  blog: { kilobytes: 114, files: 22 },
  article: { kilobytes: 113, files: 19 },
  quizzes: { kilobytes: 111, files: 18 },
  quiz: { kilobytes: 115, files: 21 },
  chooser: { kilobytes: 111, files: 18 },
  'try-recorder': { kilobytes: 111, files: 18 },
  contact: { kilobytes: 114, files: 20 },
  'reset-password': { kilobytes: 142, files: 31 },
  'verify-email': { kilobytes: 114, files: 24 },
  'not-found': { kilobytes: 112, files: 19 },
  composer: { kilobytes: 264, files: 66 },
  recorder: { kilobytes: 236, files: 67 },
  settings: { kilobytes: 253, files: 59 },
};
