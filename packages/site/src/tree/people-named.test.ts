import { expect, test } from 'vitest';
import { peopleNamed } from './people-named.ts';

const graph = { names: ['Anna Berg', 'Bergljot Anders', 'José Ångström', ''] };
const named = (search: string) => peopleNamed(graph as never, search);

test('people are found by the beginnings of their names, in any order and without accents', () => {
  expect(named('berg')).toEqual([1, 0]);
  expect(named('berg an')).toEqual([0, 1]);
  expect(named('jose ang')).toEqual([2]);
  expect(named('erg')).toEqual([]);
  expect(named('  ')).toEqual([]);
});
