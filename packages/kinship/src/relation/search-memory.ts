import type { GraphIndex } from '../graph-index.ts';
import { at } from '../rows.ts';

/**
 * What a search knows of each state and union. It is several MB for 100,000 people, so searches of the same index
 * take turns with it and clean up only what they touched.
 */
export class SearchMemory {
  readonly before: Int32Array;
  readonly move: Uint8Array;
  readonly union: Int32Array;
  readonly settled: Uint8Array;
  private readonly costs: Float64Array;
  private readonly offers: Float64Array;
  private readonly states: number[] = [];
  private readonly slots: number[] = [];

  constructor({ people, unions }: GraphIndex) {
    const states = people * 2;
    this.before = new Int32Array(states);
    this.move = new Uint8Array(states);
    this.union = new Int32Array(states);
    this.settled = new Uint8Array(states);
    this.costs = new Float64Array(states).fill(Infinity);
    this.offers = new Float64Array(unions * 3).fill(Infinity);
  }

  costOf(state: number): number {
    return at(this.costs, state);
  }

  /** Keeps a cost where it is lower than the one known. */
  lowers(state: number, cost: number): boolean {
    const known = at(this.costs, state);
    if (known <= cost) return false;
    if (known === Infinity) this.states.push(state);
    this.costs[state] = cost;
    return true;
  }

  /** Whether a union has passed on nothing as cheap yet; slots are three a union. */
  offersLess(slot: number, cost: number): boolean {
    const known = at(this.offers, slot);
    if (known <= cost) return false;
    if (known === Infinity) this.slots.push(slot);
    this.offers[slot] = cost;
    return true;
  }

  clear(): void {
    for (const state of this.states) {
      this.costs[state] = Infinity;
      this.settled[state] = 0;
    }
    for (const slot of this.slots) this.offers[slot] = Infinity;
    this.states.length = 0;
    this.slots.length = 0;
  }
}

const idle = new WeakMap<GraphIndex, SearchMemory[]>();

/** Runs a search with two memories, one for each end. */
export function withTwoMemories<Result>(
  index: GraphIndex,
  search: (one: SearchMemory, other: SearchMemory) => Result,
): Result {
  const free = idle.get(index) ?? [];
  idle.set(index, free);
  const one = free.pop() ?? new SearchMemory(index);
  const other = free.pop() ?? new SearchMemory(index);
  try {
    return search(one, other);
  } finally {
    one.clear();
    other.clear();
    free.push(one, other);
  }
}
