import { expect, test } from 'vitest';
import { sourcesBelow, type Source } from './sources.ts';

const sources = sourcesBelow('packages').filter(({ path }) => !/\.test\.tsx?$/.test(path));

/** Files that each file imports, types included. */
function importsByFile(all: readonly Source[]): Map<string, string[]> {
  const known = new Set(all.map(({ path }) => path));
  const fileOf = (target: string) =>
    [target, `${target}.ts`, `${target}.tsx`].find((path) => known.has(path));
  return new Map(
    all.map(({ path, imports }) => [
      path,
      imports.flatMap(({ target }) => (target ? (fileOf(target) ?? []) : [])),
    ]),
  );
}

/** Groups of files that import each other, directly or through others (Tarjan's algorithm). */
function cyclesIn(graph: ReadonlyMap<string, readonly string[]>): string[][] {
  const indexOf = new Map<string, number>();
  const open: string[] = [];
  const cycles: string[][] = [];
  const visit = (file: string): number => {
    const index = indexOf.size;
    indexOf.set(file, index);
    open.push(file);
    let low = index;
    for (const next of graph.get(file) ?? []) {
      if (!indexOf.has(next)) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, indexOf.get(next) ?? low);
    }
    if (low === index) {
      const group = open.splice(open.indexOf(file));
      if (group.length > 1) cycles.push(group.toSorted());
    }
    return low;
  };
  for (const file of graph.keys()) if (!indexOf.has(file)) visit(file);
  return cycles;
}

test('no files import each other in a circle, not even types', () => {
  expect(cyclesIn(importsByFile(sources))).toEqual([]);
});

test('the rule above finds circles of any length, and no others', () => {
  const graph = new Map([
    ['a', ['b', 'd']],
    ['b', ['c']],
    ['c', ['a']],
    ['d', ['e']],
    ['e', []],
  ]);
  expect(cyclesIn(graph)).toEqual([['a', 'b', 'c']]);
});
