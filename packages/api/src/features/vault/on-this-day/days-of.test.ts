import { Temporal } from 'temporal-polyfill';
import { expect, it } from 'vitest';
import { daysOf } from '#features/vault/on-this-day/days-of.ts';

it.each([
  ['2026-11-23', ['11-23']],
  ['2026-02-28', ['02-28', '02-29']],
  ['2028-02-28', ['02-28']],
  ['2028-02-29', ['02-29']],
])('on %s, %j is remembered', (today, days) => {
  expect(daysOf(Temporal.PlainDate.from(today))).toEqual(days);
});
