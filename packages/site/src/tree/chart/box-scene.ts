import { PersonFlag } from '@infinite/kinship/family-graph';
import type { GraphIndex } from '@infinite/kinship/graph-index';
import type { Layout, Link } from '@infinite/kinship/layout';
import { farShape, linePath } from './far-shape.ts';
import { hasFlag } from './person-label.ts';
import { personShape } from './person-shape.ts';
import type { Box, Scene } from './scene.ts';
import type { Shape } from './shape.ts';
import type { Bounds } from './view.ts';

interface BoxSceneOptions {
  readonly index: GraphIndex;
  readonly layout: Layout;
  /** The person that the reader is. */
  readonly self: number | null;
  readonly hrefOf: (person: number) => string;
}

/** A layout of boxes and lines as what a chart draws. */
export function boxScene({ index, layout, self, hrefOf }: BoxSceneOptions): Scene {
  const { boxes, links } = layout;
  const main = new Map<number, number>();
  for (const [box, { person, reference }] of boxes.entries()) {
    if (!reference || !main.has(person)) main.set(person, box);
  }
  const boxAt = (box: number): Box => {
    const found = boxes[box];
    if (!found) throw new Error(`no box ${box}`);
    const { person, x, y, w, h } = found;
    return { person, left: x, top: y, right: x + w, bottom: y + h };
  };
  const boxesIn = (window: Bounds) => [...boxes.keys()].filter((box) => meets(boxAt(box), window));
  const linksIn = (window: Bounds) =>
    [...links.keys()].filter((link) => meets(boundsOfLink(links[link]), window));
  return {
    boxes: boxes.length,
    bounds: boundsOf(layout),
    boxAt,
    boxOf: (person) => main.get(person) ?? null,
    boxesIn,
    linksIn,
    boxShape: (box) => {
      const { person, left, top } = boxAt(box);
      return personShape({
        ...{ index, person, x: left, y: top },
        self: person === self,
        href: hrefOf(person),
      });
    },
    linkShape: (link) => linkShape(links[link]),
    farShape: (window, pixel) =>
      farShape({
        // Each in the part where it begins, so that none is drawn twice.
        boxes: boxesIn(window)
          .map(boxAt)
          .filter(
            ({ left, top }) =>
              begins(left, window.left, window.right) && begins(top, window.top, window.bottom),
          ),
        lines: linksIn(window).map((link) => links[link]?.points ?? []),
        hasVoice: (person) => hasFlag(index.graph, person, PersonFlag.voice),
        pixel,
      }),
  };
}

const begins = (at: number, from: number, to: number) => at >= from && at < to;

function meets(one: Bounds, other: Bounds): boolean {
  return (
    one.left < other.right &&
    one.right > other.left &&
    one.top < other.bottom &&
    one.bottom > other.top
  );
}

function boundsOf({ bounds: { x, y, w, h } }: Layout): Bounds {
  return { left: x, top: y, right: x + w, bottom: y + h };
}

function boundsOfLink(link: Link | undefined): Bounds {
  const points = link?.points ?? [];
  const xs = points.filter((_, place) => place % 2 === 0);
  const ys = points.filter((_, place) => place % 2 === 1);
  // A line has a breadth.
  return {
    left: Math.min(...xs) - 1,
    top: Math.min(...ys) - 1,
    right: Math.max(...xs) + 1,
    bottom: Math.max(...ys) + 1,
  };
}

/** Children who were not born to a union, and former partners, have a broken line. */
const broken = new Set(['a', 'f', 's', 't', 'o', 'd']);

function linkShape(link: Link | undefined): Shape {
  const style = link && broken.has(link.style) ? 'chart-link chart-broken' : 'chart-link';
  return { tag: 'path', set: { class: style, d: linePath([link?.points ?? []]) } };
}
