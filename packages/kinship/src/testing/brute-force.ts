import type { FamilyGraph } from '../family-graph.ts';

/** Relationships by looking at every line and every path: slow, and simple enough to trust. */
export class BruteForce {
  private readonly births: { child: number; parent: number; union: number }[] = [];
  private readonly edges: { from: number; to: number; step: Step; isHop: boolean }[] = [];

  /** With the unknown parents. */
  private readonly people: number;

  constructor(graph: FamilyGraph) {
    this.people = graph.ids.length + graph.partners.length * 2;
    const isPerson = (person: number) => person >= 0 && person < graph.ids.length;
    for (const [union, listed] of graph.partners.entries()) {
      const known = listed.filter(isPerson);
      const children = new Set(graph.children[union]?.filter(isPerson));
      // Siblings of unknown parents have two parents below all numbers.
      const partners =
        known.length === 0 && children.size > 1 ? [-2 * union - 1, -2 * union - 2] : known;
      for (const one of partners) {
        for (const other of partners) {
          if (one !== other)
            this.edges.push({ from: one, to: other, step: 'partner', isHop: true });
        }
      }
      const seen = new Set<number>();
      for (const [place, child] of (graph.children[union] ?? []).entries()) {
        // Only the first mention of a child in a union counts.
        if (!isPerson(child) || seen.has(child)) continue;
        seen.add(child);
        const isBirth = (graph.pedigrees[union]?.charAt(place) ?? 'b') === 'b';
        for (const parent of partners) {
          if (isBirth) this.births.push({ child, parent, union });
          this.edges.push({ from: child, to: parent, step: 'up', isHop: !isBirth });
          this.edges.push({ from: parent, to: child, step: 'down', isHop: !isBirth });
        }
      }
    }
  }

  /** Every length of every line from a person up to each ancestor, the person at 0. */
  private distances(person: number): Map<number, number> {
    let layer = new Set([person]);
    const found = new Map<number, number>();
    for (let distance = 0; layer.size > 0 && distance <= this.people; distance += 1) {
      const next = new Set<number>();
      for (const each of layer) {
        if (!found.has(each)) found.set(each, distance);
        for (const { child, parent } of this.births) if (child === each) next.add(parent);
      }
      layer = next;
    }
    return found;
  }

  /** The nearest common ancestors: generations up, down, who of them is known, and whether only half-siblings join the lines. */
  blood(from: number, to: number) {
    const [ups, downs] = [this.distances(from), this.distances(to)];
    const common = [...ups.keys()]
      .filter((person) => downs.has(person))
      .map((person) => ({ person, up: ups.get(person) ?? 0, down: downs.get(person) ?? 0 }))
      .sort(
        (a, b) =>
          a.up + a.down - b.up - b.down ||
          Math.min(a.up, a.down) - Math.min(b.up, b.down) ||
          a.up - b.up,
      );
    const [first] = common;
    if (first === undefined) return null;
    const { up, down } = first;
    const ancestors = common.filter((each) => each.up === up && each.down === down);
    const half =
      up > 0 &&
      down > 0 &&
      !ancestors.some(({ person }) => this.joinsFullSiblings(person, ups, downs, { up, down }));
    return {
      up,
      down,
      half,
      ancestors: ancestors
        .map(({ person }) => person)
        .filter((person) => person >= 0)
        .sort((a, b) => a - b),
    };
  }

  private joinsFullSiblings(
    ancestor: number,
    ups: ReadonlyMap<number, number>,
    downs: ReadonlyMap<number, number>,
    { up, down }: { up: number; down: number },
  ): boolean {
    const below = this.births.filter(({ parent }) => parent === ancestor).map(({ child }) => child);
    return below.some(
      (one) =>
        ups.get(one) === up - 1 &&
        below.some((other) => downs.get(other) === down - 1 && this.areFull(one, other)),
    );
  }

  private areFull(one: number, other: number): boolean {
    const of = (person: number) => this.births.filter(({ child }) => child === person);
    const unions = new Set(of(one).map(({ union }) => union));
    if (of(other).some(({ union }) => unions.has(union))) return true;
    const parents = new Set(of(one).map(({ parent }) => parent));
    return (
      new Set(
        of(other)
          .map(({ parent }) => parent)
          .filter((each) => parents.has(each)),
      ).size > 1
    );
  }

  /** The fewest hops and then steps of any path: each path cost is lowered until nothing changes. */
  cheapest(from: number, to: number): { hops: number; steps: number } | null {
    const costs = new Map([[`${from}`, 0]]);
    const costOf = (state: string) => costs.get(state) ?? Infinity;
    for (let changed = true; changed;) {
      changed = false;
      for (const { from: one, to: other, step, isHop } of this.edges) {
        for (const start of [`${one}`, `${one} down`]) {
          const turn = step === 'up' && start.endsWith('down') ? 1 : 0;
          const cost = costOf(start) + 1 + 1000 * (turn + (isHop ? 1 : 0));
          const state = step === 'down' ? `${other} down` : `${other}`;
          if (cost >= costOf(state)) continue;
          costs.set(state, cost);
          changed = true;
        }
      }
    }
    const best = Math.min(costOf(`${to}`), costOf(`${to} down`));
    return best === Infinity ? null : { hops: Math.floor(best / 1000), steps: best % 1000 };
  }

  /** Twice the kinship coefficient by its definition; parents have lower numbers than their children. */
  shared(from: number, to: number): number {
    return 2 * this.kinship(from, to);
  }

  private kinship(one: number, other: number): number {
    const [older, younger] = [Math.min(one, other), Math.max(one, other)];
    const parents = [
      ...new Set(this.births.filter(({ child }) => child === younger).map(({ parent }) => parent)),
    ].slice(0, 2);
    if (older === younger) {
      const [father, mother] = parents;
      const known = father !== undefined && mother !== undefined;
      return known ? (1 + this.kinship(father, mother)) / 2 : 1 / 2;
    }
    return parents.reduce((sum, parent) => sum + this.kinship(older, parent) / 2, 0);
  }
}

type Step = 'up' | 'down' | 'partner';
