import { plans } from '@infinite/schema/catalogue/plans';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { costSentence } from './price-calculator.ts';

it('says what a span costs, and what paying by the year saves', () => {
  expect(costSentence('complete-legacy', 'annual', '10')).toBe(
    '10 years cost $1,020. That is $258 less than by the quarter.',
  );
  expect(costSentence('memory-plus', 'quarterly', '1')).toBe('One year costs $99.80.');
});

it('asks again for anything that is no span, whatever is typed', () => {
  const spans = new Set(Array.from({ length: 60 }, (_, index) => String(index + 1)));
  fc.assert(
    fc.property(fc.string(), fc.constantFrom(...Object.keys(plans)), (typed, plan) => {
      fc.pre(!spans.has(typed.trim().replace(/^0+/, '')));
      expect(costSentence(plan, 'annual', typed)).toMatch(/^Please give whole years/);
    }),
  );
  expect(costSentence('gold', 'annual', '5')).toMatch(/^Please/);
});
