import type { GraphIndex } from '@infinite/kinship/graph-index';
import { children, parents, partners } from '@infinite/kinship/relatives';

/**
 * How many steps to a parent, a partner or a child lead from a person to each other one; -1 where nothing does.
 * Visits every person and union a few times, however they are connected.
 */
export function stepsFrom(index: GraphIndex, start: number): Int32Array {
  const steps = new Int32Array(index.people).fill(-1);
  steps[start] = 0;
  let reached = [start];
  for (let step = 1; reached.length > 0; step += 1) {
    const next: number[] = [];
    for (const person of reached) {
      for (const near of [
        ...parents(index, person),
        ...partners(index, person),
        ...children(index, person),
      ]) {
        if (steps[near] !== -1) continue;
        steps[near] = step;
        next.push(near);
      }
    }
    reached = next;
  }
  return steps;
}
