import { expect, test } from 'vitest';
import { blockPath } from './far-shape.ts';

const box = (left: number, top: number) => ({
  ...{ person: 0, left, top },
  right: left + 100,
  bottom: top + 50,
});

test('neighbors that no pixel divides are one block, and rows stay apart', () => {
  const boxes = [box(120, 0), box(0, 0), box(0, 200)];
  expect(blockPath(boxes, 30)).toBe('M0 0h220v50h-220zM0 200h100v50h-100z');
  expect(blockPath(boxes, 10)).toBe('M0 0h100v50h-100zM120 0h100v50h-100zM0 200h100v50h-100z');
});

test('nobody is smaller than a pixel', () => {
  expect(blockPath([box(0, 0)], 400)).toBe('M0 0h400v400h-400z');
});
