import { expect, test } from 'vitest';
import { wrapped } from './wrapped.ts';

test('a name is broken at a space into at most two lines, and cut where it is longer', () => {
  expect(wrapped('Anna Berg', 19)).toEqual(['Anna Berg']);
  expect(wrapped('Wilhelmina Augusta Lindqvist', 19)).toEqual(['Wilhelmina Augusta', 'Lindqvist']);
  expect(wrapped('Bartholomew-Christopherson', 12)).toEqual(['Bartholomew…']);
  expect(wrapped('Maria de la Concepción Fernández y Castro', 14)).toEqual([
    'Maria de la',
    'Concepción Fe…',
  ]);
});
