import type { GraphIndex } from '../graph-index.ts';
import { at } from '../rows.ts';
import { hop } from './cost-queue.ts';
import { moves, PathSide } from './path-side.ts';
import { withTwoMemories, type SearchMemory } from './search-memory.ts';

/** A person on the way from one to another, and what they are to the one before; siblings have unknown parents. */
export interface PathStep {
  readonly index: number;
  readonly step: 'self' | 'parent' | 'child' | 'partner' | 'sibling';
  /** The union that joins them; null at the start. */
  readonly union: number | null;
}

/**
 * The path with the fewest hops (marriages, adoptions, turns from a child up to another parent) and, of these, the
 * fewest steps; null when there is none. Searches from both ends at once (bidirectional Dijkstra), in time in
 * proportion to the people it meets.
 */
export function cheapestPath(index: GraphIndex, from: number, to: number): PathStep[] | null {
  return withTwoMemories(index, (one, other) => {
    let best = Infinity;
    let meeting: readonly [number, number] | null = null;
    const meet = (state: number, own: SearchMemory, theirs: SearchMemory) => {
      const first = state - (state % 2);
      for (let met = first; met < first + 2; met += 1) {
        const turns = state % 2 === 1 && met % 2 === 1 ? hop : 0;
        const cost = own.costOf(state) + theirs.costOf(met) + turns;
        if (cost >= best) continue;
        best = cost;
        meeting = own === one ? [state, met] : [met, state];
      }
    };
    const forward = new PathSide(index, from, one, (state) => meet(state, one, other));
    const backward = new PathSide(index, to, other, (state) => meet(state, other, one));
    while (forward.lowest + backward.lowest < best) {
      (forward.lowest <= backward.lowest ? forward : backward).advance();
    }
    if (meeting === null) return null;
    return [...risingTo(forward, meeting[0]), ...fromThere(backward, meeting[1])];
  });
}

/** From the start of the search to where it met the other. */
function risingTo({ memory: side, start }: PathSide, meeting: number): PathStep[] {
  const steps: PathStep[] = [];
  for (let state = meeting; at(side.before, state) >= 0; state = at(side.before, state)) {
    const move = at(side.move, state);
    const step = move === moves.up ? 'parent' : move === moves.down ? 'child' : 'partner';
    steps.push({ index: state >> 1, step, union: at(side.union, state) });
  }
  steps.push({ index: start, step: 'self', union: null });
  return steps.reverse();
}

/** From where both met to the start of the other search, whose moves are read the other way. */
function fromThere({ memory: side }: PathSide, meeting: number): PathStep[] {
  const steps: PathStep[] = [];
  for (let state = meeting; at(side.before, state) >= 0; state = at(side.before, state)) {
    const move = at(side.move, state);
    const step = move === moves.up ? 'child' : move === moves.down ? 'parent' : 'partner';
    steps.push({ index: at(side.before, state) >> 1, step, union: at(side.union, state) });
  }
  return steps;
}
