import { birth, type GraphIndex } from '../graph-index.ts';
import { at } from '../rows.ts';
import { CostHeap } from './cost-heap.ts';

/** A marriage, a parent who is not one by birth, or a turn from a child up to the other parent. */
export const hop = 2 ** 20;

export const moves = { up: 1, down: 2, partner: 3 } as const;

/**
 * One end of a search for the cheapest path between two people. A state is a person and whether the last stretch of
 * the path has gone down (odd) or not (even): who goes down and up again changes to another line, which is a hop. A
 * step costs 1, a hop 2^20 more, so that the fewest hops win and then the fewest steps.
 */
export class PathSide {
  readonly costs: Float64Array;
  readonly before: Int32Array;
  readonly move: Uint8Array;
  readonly union: Int32Array;
  private readonly heap = new CostHeap();
  private readonly settled: Uint8Array;
  // What a union has passed on already: each passes on once, or again where it became cheaper.
  private readonly offered: Float64Array;

  constructor(
    private readonly index: GraphIndex,
    readonly start: number,
    private readonly reached: (state: number) => void,
  ) {
    const states = index.people * 2;
    this.costs = new Float64Array(states).fill(Infinity);
    this.before = new Int32Array(states).fill(-1);
    this.move = new Uint8Array(states);
    this.union = new Int32Array(states);
    this.settled = new Uint8Array(states);
    this.offered = new Float64Array(index.unions * 3).fill(Infinity);
    this.costs[start * 2] = 0;
    this.heap.push(0, start * 2);
  }

  get lowest(): number {
    return this.heap.lowest;
  }

  /** Continues from the cheapest state. */
  advance(): void {
    const state = this.heap.pop();
    if (state < 0 || this.settled[state] === 1) return;
    this.settled[state] = 1;
    const isDown = state % 2 === 1;
    // Who is reached without going down can go every way at no greater cost.
    if (isDown && at(this.costs, state - 1) <= at(this.costs, state)) return;
    const person = state >> 1;
    this.goUp(state, person, isDown);
    const { starts, items } = this.index.asPartner;
    for (let place = at(starts, person); place < at(starts, person + 1); place += 1) {
      this.goDown(state, at(items, place));
      this.goAcross(state, person, at(items, place));
    }
  }

  private goUp(state: number, person: number, isDown: boolean): void {
    const { asChild, ownPedigrees, partnersOf } = this.index;
    const end = at(asChild.starts, person + 1);
    for (let place = at(asChild.starts, person); place < end; place += 1) {
      const union = at(asChild.items, place);
      const hops = (isDown ? 1 : 0) + (ownPedigrees[place] === birth ? 0 : 1);
      const cost = at(this.costs, state) + 1 + hops * hop;
      if (!this.offers(union * 3, cost)) continue;
      const last = at(partnersOf.starts, union + 1);
      for (let other = at(partnersOf.starts, union); other < last; other += 1) {
        this.label(at(partnersOf.items, other) * 2, cost, state, moves.up, union);
      }
    }
  }

  private goDown(state: number, union: number): void {
    const { childrenOf, childPedigrees } = this.index;
    const cost = at(this.costs, state) + 1;
    if (!this.offers(union * 3 + 1, cost)) return;
    const last = at(childrenOf.starts, union + 1);
    for (let place = at(childrenOf.starts, union); place < last; place += 1) {
      const full = childPedigrees[place] === birth ? cost : cost + hop;
      this.label(at(childrenOf.items, place) * 2 + 1, full, state, moves.down, union);
    }
  }

  private goAcross(state: number, person: number, union: number): void {
    const { partnersOf } = this.index;
    const cost = at(this.costs, state) + 1 + hop;
    if (!this.offers(union * 3 + 2, cost)) return;
    const last = at(partnersOf.starts, union + 1);
    for (let place = at(partnersOf.starts, union); place < last; place += 1) {
      const partner = at(partnersOf.items, place);
      if (partner !== person) this.label(partner * 2, cost, state, moves.partner, union);
    }
  }

  private offers(slot: number, cost: number): boolean {
    if (at(this.offered, slot) <= cost) return false;
    this.offered[slot] = cost;
    return true;
  }

  private label(state: number, cost: number, before: number, move: number, union: number): void {
    if (at(this.costs, state) <= cost) return;
    this.costs[state] = cost;
    this.before[state] = before;
    this.move[state] = move;
    this.union[state] = union;
    this.heap.push(cost, state);
    this.reached(state);
  }
}
