/** The states of a search, cheapest first: a binary heap in two arrays. */
export class CostHeap {
  private readonly costs: number[] = [];
  private readonly states: number[] = [];

  /** The lowest cost; infinite when the heap is empty. */
  get lowest(): number {
    return this.costs[0] ?? Infinity;
  }

  push(cost: number, state: number): void {
    const { costs, states } = this;
    let place = costs.length;
    costs.push(cost);
    states.push(state);
    while (place > 0) {
      const above = (place - 1) >> 1;
      const higher = costs[above] ?? 0;
      if (higher <= cost) break;
      costs[place] = higher;
      states[place] = states[above] ?? 0;
      place = above;
    }
    costs[place] = cost;
    states[place] = state;
  }

  /** Takes the state of the lowest cost; -1 when the heap is empty. */
  pop(): number {
    const { costs, states } = this;
    const top = states[0] ?? -1;
    const cost = costs.pop() ?? 0;
    const state = states.pop() ?? 0;
    const size = costs.length;
    if (size === 0) return top;
    let place = 0;
    for (let below = 1; below < size; below = place * 2 + 1) {
      if (below + 1 < size && (costs[below + 1] ?? 0) < (costs[below] ?? 0)) below += 1;
      if ((costs[below] ?? 0) >= cost) break;
      costs[place] = costs[below] ?? 0;
      states[place] = states[below] ?? 0;
      place = below;
    }
    costs[place] = cost;
    states[place] = state;
    return top;
  }
}
