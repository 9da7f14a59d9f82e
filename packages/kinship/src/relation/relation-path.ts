import type { GraphIndex } from '../graph-index.ts';
import { at } from '../rows.ts';
import { hop, moves, PathSide } from './path-side.ts';

/** A person on the way from one to another, and what they are to the one before. */
export interface PathStep {
  readonly index: number;
  readonly step: 'self' | 'parent' | 'child' | 'partner';
  /** The union that joins them; null at the start. */
  readonly union: number | null;
}

/**
 * The path with the fewest hops (marriages, adoptions, turns from a child up to another parent) and, of these, the
 * fewest steps; null when there is none. Searches from both ends at once (bidirectional Dijkstra), in time in
 * proportion to the people it meets.
 */
export function cheapestPath(index: GraphIndex, from: number, to: number): PathStep[] | null {
  let best = Infinity;
  let meeting: readonly [number, number] | null = null;
  const meet = (state: number, other: PathSide, own: PathSide, isForward: boolean) => {
    const person = state >> 1;
    for (const theirs of [person * 2, person * 2 + 1]) {
      const turns = state % 2 === 1 && theirs % 2 === 1 ? hop : 0;
      const cost = at(own.costs, state) + at(other.costs, theirs) + turns;
      if (cost >= best) continue;
      best = cost;
      meeting = isForward ? [state, theirs] : [theirs, state];
    }
  };
  const forward: PathSide = new PathSide(index, from, (state) => {
    meet(state, backward, forward, true);
  });
  const backward: PathSide = new PathSide(index, to, (state) => {
    meet(state, forward, backward, false);
  });
  while (forward.lowest + backward.lowest < best) {
    (forward.lowest <= backward.lowest ? forward : backward).advance();
  }
  return meeting === null
    ? null
    : [...risingTo(forward, meeting[0]), ...fromThere(backward, meeting[1])];
}

/** From the start of the search to where it met the other. */
function risingTo(side: PathSide, meeting: number): PathStep[] {
  const steps: PathStep[] = [];
  for (let state = meeting; at(side.before, state) >= 0; state = at(side.before, state)) {
    const move = at(side.move, state);
    const step = move === moves.up ? 'parent' : move === moves.down ? 'child' : 'partner';
    steps.push({ index: state >> 1, step, union: at(side.union, state) });
  }
  steps.push({ index: side.start, step: 'self', union: null });
  return steps.reverse();
}

/** From where both met to the start of the other search, whose moves are read the other way. */
function fromThere(side: PathSide, meeting: number): PathStep[] {
  const steps: PathStep[] = [];
  for (let state = meeting; at(side.before, state) >= 0; state = at(side.before, state)) {
    const move = at(side.move, state);
    const step = move === moves.up ? 'child' : move === moves.down ? 'parent' : 'partner';
    steps.push({ index: at(side.before, state) >> 1, step, union: at(side.union, state) });
  }
  return steps;
}
