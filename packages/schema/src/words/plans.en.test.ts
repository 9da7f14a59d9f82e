import { expect, it } from 'vitest';
import { cents } from '#catalogue/cents.ts';
import { plans } from '#catalogue/plans.ts';
import { featureCategories, moneyWords, planWords, storageWords } from './plans.en.ts';

it('writes money as a shop window would', () => {
  expect([3195, 10_200, 204_000, 0, 5, 123_456_789].map((each) => moneyWords(cents(each)))).toEqual(
    ['$31.95', '$102', '$2,040', '$0', '$0.05', '$1,234,567.89'],
  );
});

it('writes storage in the unit a reader knows', () => {
  expect(Object.values(plans).map(({ limits }) => storageWords(limits.mediaBytes))).toEqual([
    '1 GB',
    '100 GB',
    '1 TB',
  ]);
});

it('compares the plans in the five categories of the specification', () => {
  expect(featureCategories.map(({ category }) => category)).toEqual([
    'Memory Storage',
    'Voice Messages',
    'Family Tree',
    'Digital Scrapbooks',
    'Time Capsules',
  ]);
});

it('promises voice messages without limit to every plan, for nothing', () => {
  const voice = featureCategories[1]?.items[0];
  for (const plan of Object.values(plans)) expect(voice?.value(plan)).toBe('Without limit');
  expect(planWords.free.features[0]).toBe('Voice messages without limit');
});
