import { expect, it } from 'vitest';
import { valueByKey } from './slider-keys.ts';

const range = { least: 0, most: 100, step: 5, page: 30 };

it.each([
  ['ArrowRight', 50, 55],
  ['ArrowLeft', 2, 0],
  ['PageUp', 80, 100],
  ['Home', 50, 0],
  ['End', 50, 100],
  ['a', 50, null],
  ['Tab', 50, null],
])('%s from %i leads to %s', (key, value, next) => {
  expect(valueByKey(key, value, range)).toBe(next);
});
