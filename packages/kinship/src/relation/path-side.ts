import { birth, type GraphIndex } from '../graph-index.ts';
import { at } from '../rows.ts';
import type { SearchMemory } from './search-memory.ts';
import { CostQueue, hop } from './cost-queue.ts';

export const moves = { up: 1, down: 2, partner: 3 } as const;

/**
 * One end of a search for the cheapest path between two people. A state is a person and whether the last stretch of
 * the path has gone down (odd) or not (even): who goes down and up again changes to another line, which is a hop. A
 * step costs 1, a hop 2^20 more, so that the fewest hops win and then the fewest steps.
 */
export class PathSide {
  private readonly queue = new CostQueue();

  constructor(
    private readonly index: GraphIndex,
    readonly start: number,
    readonly memory: SearchMemory,
    private readonly reached: (state: number) => void,
  ) {
    memory.lowers(start * 2, 0);
    memory.before[start * 2] = -1;
    this.queue.push(0, start * 2);
  }

  get lowest(): number {
    return this.queue.lowest;
  }

  /** Continues from the cheapest state. */
  advance(): void {
    const state = this.queue.pop();
    if (state < 0 || this.memory.settled[state] === 1) return;
    this.memory.settled[state] = 1;
    const isDown = state % 2 === 1;
    // Who is reached without going down can go every way at no greater cost.
    if (isDown && this.memory.costOf(state - 1) <= this.memory.costOf(state)) return;
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
      const cost = this.memory.costOf(state) + 1 + hops * hop;
      if (!this.memory.offersLess(union * 3, cost)) continue;
      const last = at(partnersOf.starts, union + 1);
      for (let other = at(partnersOf.starts, union); other < last; other += 1) {
        this.label(at(partnersOf.items, other) * 2, cost, state, moves.up, union);
      }
    }
  }

  private goDown(state: number, union: number): void {
    const { childrenOf, childPedigrees } = this.index;
    const cost = this.memory.costOf(state) + 1;
    if (!this.memory.offersLess(union * 3 + 1, cost)) return;
    const last = at(childrenOf.starts, union + 1);
    for (let place = at(childrenOf.starts, union); place < last; place += 1) {
      const full = childPedigrees[place] === birth ? cost : cost + hop;
      this.label(at(childrenOf.items, place) * 2 + 1, full, state, moves.down, union);
    }
  }

  private goAcross(state: number, person: number, union: number): void {
    const { partnersOf } = this.index;
    const cost = this.memory.costOf(state) + 1 + hop;
    if (!this.memory.offersLess(union * 3 + 2, cost)) return;
    const last = at(partnersOf.starts, union + 1);
    for (let place = at(partnersOf.starts, union); place < last; place += 1) {
      const partner = at(partnersOf.items, place);
      if (partner !== person) this.label(partner * 2, cost, state, moves.partner, union);
    }
  }

  private label(state: number, cost: number, before: number, move: number, union: number): void {
    const { memory } = this;
    if (!memory.lowers(state, cost)) return;
    memory.before[state] = before;
    memory.move[state] = move;
    memory.union[state] = union;
    this.queue.push(cost, state);
    this.reached(state);
  }
}
