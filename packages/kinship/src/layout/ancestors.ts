import type { GraphIndex } from '../graph-index.ts';
import { pedigreeIn } from '../pedigree-in.ts';
import { forkCluster } from './fork-cluster.ts';
import { addPlace, growUp, startGrowth, type Fork, type Place } from './grow.ts';
import {
  boundsOf,
  measuresOf,
  type Layout,
  type LayoutOptions,
  type Link,
  type PersonBox,
  type UnionMark,
} from './layout.ts';
import { hiddenRelatives } from './more.ts';

/**
 * The pedigree chart: the root at the left, each generation of ancestors in the next column to the right, fathers
 * above mothers. `gapX` lies between boxes of a column, `gapY` between columns. The root's box has its middle at 0, 0.
 */
export function layoutAncestors(
  index: GraphIndex,
  root: number,
  options: LayoutOptions = {},
): Layout {
  const measures = measuresOf({ up: 4, ...options });
  const { w, h, gapX, gapY } = measures;
  const growth = startGrowth(index, measures);
  const own = addPlace(growth, root, 0);
  const fork = growUp(growth, own);
  if (fork) forkCluster(fork, h, gapX).place(0);
  const columnOf = ({ generation }: Place) => -generation * (w + gapY);
  const boxes: PersonBox[] = growth.places.map((place) => {
    const { person, generation, reference, middle } = place;
    return { person, generation, reference, x: columnOf(place) - w / 2, y: middle - h / 2, w, h };
  });
  const boxOf = new Map(growth.places.map((place, box) => [place, box]));
  const links: Link[] = [];
  const unions: UnionMark[] = [];
  const queue: { fork: Fork | null; place: Place }[] = [{ fork, place: own }];
  for (const { fork: above, place: child } of queue) {
    if (above === null) continue;
    const { union, partners } = above;
    const edge = columnOf(child) + w / 2;
    const turn = edge + gapY / 2;
    unions.push({ union, x: turn, y: child.middle });
    for (const { place } of partners) {
      const points = [edge, child.middle, turn, child.middle, turn, place.middle];
      points.push(edge + gapY, place.middle);
      const style = pedigreeIn(index, union, child.person);
      links.push({ kind: 'child', union, box: boxOf.get(place) ?? 0, style, points });
    }
    queue.push(...partners);
  }
  return { boxes, links, unions, bounds: boundsOf(boxes), more: hiddenRelatives(index, boxes) };
}
