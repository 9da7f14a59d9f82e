import { cullingOf, type Visible } from '@infinite/kinship/culling';
import type { EveryonesLayout } from '@infinite/kinship/everyones-layout';
import { PersonFlag } from '@infinite/kinship/family-graph';
import type { GraphIndex } from '@infinite/kinship/graph-index';
import type { Layout, More } from '@infinite/kinship/layout';
import { drawnBoxes, moveFrom } from '@infinite/kinship/moves';
import { farShape, type FarLine } from './far-shape.ts';
import { linkShape, lineOf } from './link-shape.ts';
import { hasFlag } from './person-label.ts';
import { boxSize, personShape } from './person-shape.ts';
import type { Box, Scene } from './scene.ts';
import type { Bounds } from './view.ts';

export interface BoxSceneOptions {
  readonly index: GraphIndex;
  readonly layout: Layout | EveryonesLayout;
  /** Around whom it is drawn. */
  readonly root: number;
  /** The person that the reader is. */
  readonly self: number | null;
  readonly hrefOf: (person: number) => string;
  /** The pedigree runs to the right: handles of more ancestors stand there, and no others. */
  readonly sideways?: boolean;
  /** Whether people can be dragged to one another. */
  readonly connects?: boolean;
}

/** A layout of boxes and lines as what a chart draws. */
export function boxScene(options: BoxSceneOptions): Scene {
  const { index, layout, root, self, hrefOf, connects = false, sideways = false } = options;
  const drawn = drawnBoxes(layout);
  const culling = cullingOf(layout);
  const { w, h } = boxSize;
  const { graph } = index;
  const boxAt = (box: number): Box => {
    const [left, top] = [drawn.x(box), drawn.y(box)];
    return { person: drawn.personOf(box), left, top, right: left + w, bottom: top + h };
  };
  const boxOf = (person: number) => drawn.boxesOf(person)[0] ?? null;
  const allMore = 'more' in layout ? layout.more : [];
  const more = moreByBox(
    sideways ? allMore.filter(({ direction }) => direction === 'up') : allMore,
  );
  const isReference = (box: number) =>
    'ownBox' in layout ? layout.reference[box] === 1 : layout.boxes[box]?.reference === true;
  const look = (window: Bounds, scale: number): Visible =>
    culling.visible(
      {
        x: window.left,
        y: window.top,
        w: window.right - window.left,
        h: window.bottom - window.top,
      },
      scale,
    );
  return {
    boxes: 'ownBox' in layout ? layout.person.length : layout.boxes.length,
    bounds: boundsOf(layout),
    boxAt,
    boxOf,
    // Copied, since the index uses its memory again.
    boxesIn: (window) => Array.from(look(window, 1).boxes),
    linksIn: (window) => Array.from(look(window, 1).links),
    step: (from, step) => {
      const box = boxOf(from);
      const to = box === null ? null : moveFrom(index, drawn, { box, root }, step);
      return to === null ? null : drawn.personOf(to);
    },
    boxShape: (box) => {
      const { person, left, top } = boxAt(box);
      return personShape({
        ...{ index, person, x: left, y: top },
        self: person === self,
        href: hrefOf(person),
        more: more.get(box) ?? [],
        ...{ connects, sideways, reference: isReference(box) },
      });
    },
    linkShape: (link) => linkShape(layout, link),
    farShape: (window, pixel) => {
      const seen = look(window, 1 / pixel);
      return farShape({
        // Each in the part where it begins, so that none is drawn twice.
        boxes: Array.from(seen.boxes, boxAt).filter(beginsIn(window)),
        cells: seen.cells.filter(({ x, y }) => beginsIn(window)({ left: x, top: y })),
        lines: Array.from(seen.links, (link): FarLine => lineOf(layout, link)),
        hasVoice: (person) => hasFlag(graph, person, PersonFlag.voice),
        pixel,
      });
    },
  };
}

function beginsIn(window: Bounds) {
  return ({ left, top }: Pick<Bounds, 'left' | 'top'>): boolean =>
    left >= window.left && left < window.right && top >= window.top && top < window.bottom;
}

function moreByBox(all: readonly More[]): ReadonlyMap<number, readonly More[]> {
  const found = new Map<number, More[]>();
  for (const more of all) found.set(more.box, [...(found.get(more.box) ?? []), more]);
  return found;
}

function boundsOf({ bounds: { x, y, w, h } }: Pick<Layout, 'bounds'>): Bounds {
  return { left: x, top: y, right: x + w, bottom: y + h };
}
