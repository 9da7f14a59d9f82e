import { ownUnions, parentUnions } from '../relatives.ts';
import type { GraphIndex } from '../graph-index.ts';
import { rowOf, type Rows } from '../rows.ts';
import type { More } from './layout.ts';

/** For each box the relatives whom the chart does not show; references have none, their person's own box does. */
export function hiddenRelatives(
  index: GraphIndex,
  boxes: readonly { person: number; reference: boolean }[],
): More[] {
  const drawn = new Set(boxes.map(({ person }) => person));
  const partners = new HiddenIn(index.partnersOf, drawn);
  const children = new HiddenIn(index.childrenOf, drawn);
  const more: More[] = [];
  for (const [box, { person, reference }] of boxes.entries()) {
    if (reference) continue;
    const own = ownUnions(index, person);
    const counts = {
      up: partners.count(parentUnions(index, person)),
      down: children.count(own),
      side: partners.count(own),
    };
    for (const direction of ['up', 'down', 'side'] as const) {
      if (counts[direction] > 0) more.push({ box, direction, count: counts[direction] });
    }
  }
  return more;
}

/** Who of each union is not drawn, looked up once a union: many boxes may belong to a large one. */
class HiddenIn {
  private readonly known = new Map<number, readonly number[]>();

  constructor(
    private readonly members: Rows,
    private readonly drawn: ReadonlySet<number>,
  ) {}

  /** People in any of the unions, each once. */
  count(unions: readonly number[]): number {
    const [first, ...others] = unions;
    if (first === undefined) return 0;
    if (others.length === 0) return this.of(first).length;
    return new Set(unions.flatMap((union) => this.of(union))).size;
  }

  private of(union: number): readonly number[] {
    const before = this.known.get(union);
    if (before) return before;
    const hidden = rowOf(this.members, union).filter((person) => !this.drawn.has(person));
    this.known.set(union, hidden);
    return hidden;
  }
}
