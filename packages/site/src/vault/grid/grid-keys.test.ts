import { describe, expect, it } from 'vitest';
import { itemByKey } from './grid-keys.ts';
import { layoutOf } from './grid-layout.ts';

// 0 1 2 / 3 4 5 / 6 | 7 8 | 9 10 11 / 12
const layout = layoutOf(
  [
    { month: '2019-08', count: 7 },
    { month: '1987-06', count: 2 },
    { month: '1954', count: 4 },
  ],
  320,
);

describe('the keys of a grid', () => {
  it.each([
    ['ArrowRight', 6, 7],
    ['ArrowRight', 12, 12],
    ['ArrowLeft', 7, 6],
    ['ArrowLeft', 0, 0],
    ['ArrowDown', 1, 4],
    ['ArrowDown', 5, 6],
    ['ArrowDown', 6, 7],
    ['ArrowDown', 8, 10],
    ['ArrowDown', 12, 12],
    ['ArrowUp', 10, 8],
    ['ArrowUp', 11, 8],
    ['ArrowUp', 8, 6],
    ['ArrowUp', 2, 0],
    ['PageDown', 0, 7],
    ['PageDown', 9, 12],
    ['PageUp', 12, 6],
    ['PageUp', 4, 0],
    ['Home', 9, 0],
    ['End', 3, 12],
  ])('%s leads from %i to %i', (key, from, to) => {
    expect(itemByKey(key, from, layout, 3)).toBe(to);
  });

  it('are no others, and do nothing in an empty grid', () => {
    expect(itemByKey('a', 3, layout, 3)).toBeNull();
    expect(itemByKey('End', 0, layoutOf([], 320), 3)).toBeNull();
  });
});
