import { expect, test } from 'vitest';
import { brought, centered, contains, held, leastScale, seen, whole, zoomed } from './view.ts';

const size = { width: 1000, height: 500 };
const bounds = { left: -500, top: 0, right: 1500, bottom: 800 };

test('all of a chart fits its window, and a small one is not made larger', () => {
  const view = whole(bounds, size);
  expect(contains(seen(view, size), bounds)).toBe(true);
  expect(whole({ left: 0, top: 0, right: 100, bottom: 100 }, size).scale).toBe(1);
});

test('a zoom keeps what is below the pointer, within its limits', () => {
  const view = centered({ x: 10, y: 20 }, 1, size);
  const at = { x: 100, y: 400 };
  const near = zoomed(view, 2, at, 0.1);
  expect((at.x - near.x) / near.scale).toBeCloseTo((at.x - view.x) / view.scale);
  expect((at.y - near.y) / near.scale).toBeCloseTo((at.y - view.y) / view.scale);
  expect(zoomed(view, 100, at, 0.1).scale).toBe(2.5);
  expect(zoomed(view, 1e-9, at, leastScale(bounds, size)).scale).toBe(leastScale(bounds, size));
});

test('a chart cannot be pushed out of its window', () => {
  const far = held({ x: 1e6, y: -1e6, scale: 1 }, bounds, size);
  expect(far.x + bounds.left).toBe(size.width - 60);
  expect(far.y + bounds.bottom).toBe(60);
});

test('a part is brought into the window by the shortest way, and stays where it is in it already', () => {
  const view = centered({ x: 0, y: 0 }, 1, size);
  const inside = { left: -50, top: -50, right: 50, bottom: 50 };
  expect(brought(view, inside, size, 20)).toEqual(view);
  const right = { left: 600, top: 0, right: 700, bottom: 50 };
  expect(brought(view, right, size, 20).x + right.right).toBe(size.width - 20);
});
