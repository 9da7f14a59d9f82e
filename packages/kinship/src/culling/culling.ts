import type { EveryonesLayout } from '../everyone/everyone.ts';
import type { Layout, Rect } from '../layout/layout.ts';
import { at } from '../rows.ts';
import { Density, type DensityCell } from './density.ts';
import { SizeGrid, type Edges } from './size-grid.ts';

/** text: boxes with what is written in them; blocks: boxes and lines without text; cells: squares of a far view. */
export type Detail = 'text' | 'blocks' | 'cells';

/** From this height on the screen, in px, a box has text, and from this one it is drawn by itself. */
export const detailHeights = { text: 18, blocks: 4 } as const;

/** What a screen shows of a chart. The numbers are valid until the next call. */
export interface Visible {
  readonly detail: Detail;
  /** Places of boxes and links in the layout; empty in a far view. */
  readonly boxes: Int32Array;
  readonly links: Int32Array;
  /** Squares of at least 6 px on the screen, in a far view. */
  readonly cells: readonly DensityCell[];
}

export interface Culling {
  /** What meets a view (in px of the chart) at a scale (px of the screen a px of the chart). */
  readonly visible: (view: Rect, scale: number) => Visible;
}

/** An index over a chart, built once a layout. */
export function cullingOf(layout: Layout | EveryonesLayout): Culling {
  const isEveryone = 'ownBox' in layout;
  const boxes = isEveryone ? edgesOfColumns(layout) : edgesOfBoxes(layout.boxes);
  const links = isEveryone ? edgesOfColumnLinks(layout) : edgesOfLinks(layout);
  const { bounds } = layout;
  const first = isEveryone ? layout : layout.boxes[0];
  const [w, h] = [first?.w ?? 1, first?.h ?? 1];
  const boxGrid = new SizeGrid(boxes, bounds, Math.max(w, h) * 2);
  const linkGrid = new SizeGrid(links, bounds, Math.max(w, h) * 2);
  const density = new Density(boxes, bounds, Math.max(w, h));
  const none = new Int32Array();
  return {
    visible: (view, scale) => {
      if (h * scale < detailHeights.blocks) {
        const cells = density.within(view, 6 / scale);
        return { detail: 'cells', boxes: none, links: none, cells };
      }
      const detail = h * scale < detailHeights.text ? 'blocks' : 'text';
      return { detail, boxes: boxGrid.within(view), links: linkGrid.within(view), cells: [] };
    },
  };
}

function edgesOfBoxes(boxes: readonly Rect[]): Edges {
  return {
    left: Float64Array.from(boxes, ({ x }) => x),
    top: Float64Array.from(boxes, ({ y }) => y),
    right: Float64Array.from(boxes, ({ x, w }) => x + w),
    bottom: Float64Array.from(boxes, ({ y, h }) => y + h),
  };
}

function edgesOfLinks({ links }: Layout): Edges {
  const every = (points: readonly number[], first: number) =>
    points.filter((_, place) => place % 2 === first);
  return {
    left: Float64Array.from(links, ({ points }) => Math.min(...every(points, 0))),
    top: Float64Array.from(links, ({ points }) => Math.min(...every(points, 1))),
    right: Float64Array.from(links, ({ points }) => Math.max(...every(points, 0))),
    bottom: Float64Array.from(links, ({ points }) => Math.max(...every(points, 1))),
  };
}

function edgesOfColumns({ x, y, w, h }: EveryonesLayout): Edges {
  return { left: x, top: y, right: x.map((each) => each + w), bottom: y.map((each) => each + h) };
}

function edgesOfColumnLinks({ links: { x1, y1, bus, x2, y2 } }: EveryonesLayout): Edges {
  return {
    left: x1.map((each, link) => Math.min(each, at(x2, link))),
    top: y1.map((each, link) => Math.min(each, at(bus, link), at(y2, link))),
    right: x1.map((each, link) => Math.max(each, at(x2, link))),
    bottom: y1.map((each, link) => Math.max(each, at(bus, link), at(y2, link))),
  };
}
