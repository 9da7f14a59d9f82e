import { costSpans } from '@infinite/schema/catalogue/plans';

/** The words of the calculator, which reach the browser: without the rest of its page. */
export const costCalculator = {
  heading: 'Another span',
  lead: 'How long should it be kept? Say how many years.',
  plan: 'Plan',
  period: 'Paid',
  years: 'Years',
  answer: (years: number, sum: string) =>
    `${years === 1 ? 'One year costs' : `${years} years cost`} ${sum}.`,
  save: (sum: string) => ` That is ${sum} less than by the quarter.`,
  outside: `Please give whole years, from 1 to ${costSpans.atMost}.`,
} as const;
