import { children, parents, partners } from '../relatives.ts';
import type { GraphIndex } from '../graph-index.ts';
import type { More } from './layout.ts';

/** For each box the relatives whom the chart does not show; references have none, their person's own box does. */
export function hiddenRelatives(
  index: GraphIndex,
  boxes: readonly { person: number; reference: boolean }[],
): More[] {
  const drawn = new Set(boxes.map(({ person }) => person));
  const more: More[] = [];
  const hidden = (people: readonly number[]) => people.filter((each) => !drawn.has(each)).length;
  for (const [box, { person, reference }] of boxes.entries()) {
    if (reference) continue;
    const counts = {
      up: hidden(parents(index, person)),
      down: hidden(children(index, person)),
      side: hidden(partners(index, person)),
    };
    for (const direction of ['up', 'down', 'side'] as const) {
      if (counts[direction] > 0) more.push({ box, direction, count: counts[direction] });
    }
  }
  return more;
}
