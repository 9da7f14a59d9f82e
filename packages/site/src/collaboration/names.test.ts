import { expect, it } from 'vitest';
import { namesInLine } from './names.ts';

it.each([
  [['Ann'], 1, 'Ann'],
  [['Ann', 'Ben', 'Carl'], 3, 'Ann, Ben, Carl'],
  [['Ann', 'Ben', 'Carl', 'Dora'], 4, 'Ann, Ben and 2 more'],
  [['Ann', 'Ben', 'Carl'], 40, 'Ann, Ben and 38 more'],
])('%j of %i are named as %s', (names, total, line) => {
  expect(namesInLine(names, total)).toBe(line);
});
