/** A marriage, a parent who is not one by birth, or a turn from a child up to the other parent. */
export const hop = 2 ** 20;

/**
 * The states of a search, cheapest first. A cost is a number of hops and of steps, both small, so each pair has a
 * list of its own: putting in and taking out needs no sorting. Costs put in are never below the one taken last.
 */
export class CostQueue {
  private readonly layers: number[][][] = [];
  private hops = 0;
  private steps = 0;
  private size = 0;

  /** The lowest cost; infinite when the queue is empty. */
  get lowest(): number {
    if (this.size === 0) return Infinity;
    for (;;) {
      const layer = this.layers[this.hops];
      while (layer !== undefined && this.steps < layer.length) {
        if ((layer[this.steps]?.length ?? 0) > 0) return this.hops * hop + this.steps;
        this.steps += 1;
      }
      this.hops += 1;
      this.steps = 0;
    }
  }

  push(cost: number, state: number): void {
    const hops = Math.floor(cost / hop);
    const steps = cost % hop;
    while (this.layers.length <= hops) this.layers.push([]);
    const layer = this.layers[hops] ?? [];
    while (layer.length <= steps) layer.push([]);
    layer[steps]?.push(state);
    this.size += 1;
  }

  /** Takes a state of the lowest cost; -1 when the queue is empty. */
  pop(): number {
    if (this.lowest === Infinity) return -1;
    this.size -= 1;
    return this.layers[this.hops]?.[this.steps]?.pop() ?? -1;
  }
}
