import { type GraphIndex } from '../graph-index.ts';
import { ownUnions, siblings } from '../relatives.ts';
import { rowOf } from '../rows.ts';
import { forkCluster } from './fork-cluster.ts';
import {
  addPlace,
  growDown,
  growUp,
  roomIn,
  startGrowth,
  type Fork,
  type Growth,
  type Place,
} from './grow.ts';
import { hiddenRelatives } from './more.ts';
import { boundsOf, measuresOf, type Layout, type LayoutOptions, type PersonBox } from './layout.ts';
import { Lines } from './lines.ts';
import { stemCluster } from './stem-cluster.ts';

/**
 * The family of a person: ancestors above, descendants below, siblings and partners beside. The root's box has its
 * middle at x 0 and its upper edge at y 0. A person who stands twice (a marriage of cousins, a cycle) has one box
 * that continues and references elsewhere.
 */
export function layoutFamily(index: GraphIndex, root: number, options: LayoutOptions = {}): Layout {
  const measures = measuresOf(options);
  const growth = startGrowth(index, measures);
  const own = addPlace(growth, root, 0);
  const fork = growUp(growth, own);
  const beside = fork ? addSiblings(growth, root, fork) : { older: [], younger: [] };
  const stem = growDown(growth, own);

  const below = stemCluster(stem, measures);
  below.place(0);
  const step = measures.w + measures.gapX;
  for (const [position, { place }] of beside.older.entries()) {
    place.middle = (below.left[0] ?? 0) + measures.w / 2 - step * (beside.older.length - position);
  }
  for (const [position, { place }] of beside.younger.entries()) {
    place.middle = (below.right[0] ?? 0) - measures.w / 2 + step * (position + 1);
  }
  if (fork) forkCluster(fork, measures.w, measures.gapX).place(0);

  const lines = new Lines(index, measures, growth.places);
  lines.stem(stem);
  if (fork) {
    lines.fork(fork, own);
    for (const { place, union, parent } of [...beside.older, ...beside.younger]) {
      lines.sibling(fork, place, union, parent);
    }
  }
  return finished(index, lines.boxes, lines);
}

/** Descendants from a person down, with their partners. */
export function layoutDescendants(
  index: GraphIndex,
  root: number,
  options: LayoutOptions = {},
): Layout {
  const measures = measuresOf(options);
  const growth = startGrowth(index, measures);
  const stem = growDown(growth, addPlace(growth, root, 0));
  stemCluster(stem, measures).place(0);
  const lines = new Lines(index, measures, growth.places);
  lines.stem(stem);
  return finished(index, lines.boxes, lines);
}

function finished(index: GraphIndex, boxes: readonly PersonBox[], lines: Lines): Layout {
  return {
    boxes,
    links: lines.links,
    unions: lines.unions,
    bounds: boundsOf(boxes),
    more: hiddenRelatives(index, boxes),
  };
}

/** A sibling, the union they are a child of and, for a half-sibling, the parent both have. */
interface Beside {
  readonly place: Place;
  readonly union: number;
  readonly parent: Place | null;
}

/** The first parent's other children stand to the left of all, the second parent's to the right. */
function addSiblings(growth: Growth, root: number, fork: Fork) {
  const { index, drawn } = growth;
  const older: Beside[] = [];
  const younger: Beside[] = [];
  const together = rowOf(index.childrenOf, fork.union);
  const own = together.indexOf(root);
  for (const [position, person] of together.entries()) {
    if (drawn.has(person) || roomIn(growth) === 0) continue;
    const beside = { place: addPlace(growth, person, 0), union: fork.union, parent: null };
    (position < own ? older : younger).push(beside);
  }
  const half = new Set(siblings(index, root).half);
  for (const [position, { place: parent }] of fork.partners.entries()) {
    const found: Beside[] = [];
    for (const union of ownUnions(index, parent.person)) {
      for (const person of rowOf(index.childrenOf, union)) {
        if (!half.has(person) || drawn.has(person) || roomIn(growth) === 0) continue;
        found.push({ place: addPlace(growth, person, 0), union, parent });
      }
    }
    if (position === 0) older.unshift(...found);
    else younger.push(...found);
  }
  return { older, younger };
}
