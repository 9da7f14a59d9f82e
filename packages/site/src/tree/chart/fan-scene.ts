import type { FanArc, FanLayout } from '@infinite/kinship/fan-layout';
import type { GraphIndex } from '@infinite/kinship/graph-index';
import { children, parents } from '@infinite/kinship/relatives';
import type { Direction } from '@infinite/kinship/moves';
import { arcBounds, arcPath } from './arc.ts';
import { fanShape } from './fan-shape.ts';
import type { Box, Scene } from './scene.ts';
import type { Bounds } from './view.ts';

interface FanSceneOptions {
  readonly index: GraphIndex;
  readonly layout: FanLayout;
  readonly root: number;
  readonly self: number | null;
  readonly hrefOf: (person: number) => string;
}

/** Ancestors in rings as what a chart draws. A fan has few enough pieces to look at each. */
export function fanScene({ index, layout, root, self, hrefOf }: FanSceneOptions): Scene {
  const { arcs } = layout;
  const boxes = arcs.map((arc): Box => ({ person: arc.person, ...arcBounds(arc) }));
  const main = new Map<number, number>();
  for (const [box, { person, reference }] of arcs.entries()) {
    if (!reference || !main.has(person)) main.set(person, box);
  }
  const boxOf = (person: number) => main.get(person) ?? null;
  const arcAt = (box: number) => known(arcs[box]);
  const boxesIn = (window: Bounds) =>
    [...boxes.keys()].filter((box) => meets(known(boxes[box]), window));
  return {
    boxes: boxes.length,
    bounds: around(boxes),
    boxAt: (box) => known(boxes[box]),
    boxOf,
    boxesIn,
    linksIn: () => [],
    step: (from, step) => fanStep({ index, arcs, boxOf, root }, from, step),
    boxShape: (box) => {
      const arc = arcAt(box);
      const { person } = arc;
      return fanShape({ index, arc, self: person === self, href: hrefOf(person) });
    },
    linkShape: () => ({ tag: 'g' }),
    farShape: (window) => ({
      tag: 'path',
      set: {
        class: 'chart-blocks chart-arcs',
        d: boxesIn(window)
          .filter((box) => {
            const { left, top } = known(boxes[box]);
            return (
              left >= window.left && left < window.right && top >= window.top && top < window.bottom
            );
          })
          .map((box) => arcPath(arcAt(box)))
          .join(''),
      },
    }),
  };
}

interface Fan {
  readonly index: GraphIndex;
  readonly arcs: readonly FanArc[];
  readonly boxOf: (person: number) => number | null;
  readonly root: number;
}

/** Up to a parent, down to the child, sideways along the ring. */
function fanStep({ index, arcs, boxOf, root }: Fan, from: number, step: Direction): number | null {
  if (step === 'home') return root;
  const own = boxOf(from);
  const arc = own === null ? undefined : arcs[own];
  if (!arc) return null;
  if (step === 'up') return parents(index, from).find((each) => boxOf(each) !== null) ?? null;
  if (step === 'down') {
    const below = children(index, from).filter((each) => boxOf(each) !== null);
    return below.find((each) => arcs[boxOf(each) ?? -1]?.ring === arc.ring - 1) ?? null;
  }
  const ring = arcs
    .filter((each) => each.ring === arc.ring && each.person !== from)
    .filter((each) => (step === 'left' ? each.from < arc.from : each.from > arc.from))
    .toSorted((one, other) => one.from - other.from);
  return (step === 'left' ? ring.at(-1) : ring[0])?.person ?? null;
}

/** What is drawn of the fan, which may be a part of a circle. */
function around(boxes: readonly Box[]): Bounds {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

function meets(one: Bounds, other: Bounds): boolean {
  return (
    one.left < other.right &&
    one.right > other.left &&
    one.top < other.bottom &&
    one.bottom > other.top
  );
}

function known<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('a fan has no such piece');
  return value;
}
