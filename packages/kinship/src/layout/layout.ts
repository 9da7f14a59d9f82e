/** Where a chart has its boxes and lines, in px; y grows downward. */
export interface Layout {
  readonly boxes: readonly PersonBox[];
  readonly links: readonly Link[];
  readonly unions: readonly UnionMark[];
  readonly bounds: Rect;
  /** Relatives whom the chart leaves out, for the handles that open them. */
  readonly more: readonly More[];
}

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly w: number;
  readonly h: number;
}

export interface PersonBox extends Rect {
  readonly person: number;
  /** 0 is the root's own, negative numbers are ancestors'. */
  readonly generation: number;
  /** The person has another box already, and is continued there. */
  readonly reference: boolean;
}

/** The point between the partners of a union, where the lines to their children begin. */
export interface UnionMark {
  readonly union: number;
  readonly x: number;
  readonly y: number;
}

export interface Link {
  readonly kind: 'partner' | 'child';
  readonly union: number;
  /** Place in `boxes` of the partner or child the line leads to. */
  readonly box: number;
  /** One of b a f s t o for a child, m p d u for a partner. */
  readonly style: string;
  /** x, y, x, y …: a line of straight pieces. */
  readonly points: readonly number[];
}

export interface More {
  /** Place in `boxes`. */
  readonly box: number;
  /** up: parents, down: children, side: partners. */
  readonly direction: 'up' | 'down' | 'side';
  readonly count: number;
}

export interface LayoutOptions {
  /** The size of a box; the caller has measured what is written in it. */
  readonly w?: number;
  readonly h?: number;
  /** Between boxes of a row. */
  readonly gapX?: number;
  /** Between rows; lines run here. */
  readonly gapY?: number;
  /** Generations above and below the root, at most 60. */
  readonly up?: number;
  readonly down?: number;
  /** People whose hidden relatives are shown beyond `up` and `down`. */
  readonly opened?: ReadonlySet<number>;
  /** The chart grows no further once it has as many boxes. 5,000 unless set. */
  readonly most?: number;
}

export type Measures = Required<LayoutOptions>;

/** The options with what they leave out. */
export function measuresOf(options: LayoutOptions): Measures {
  const { w = 160, h = 64, gapX = 24, gapY = 56, up = 3, down = 3, most = 5000 } = options;
  const opened = options.opened ?? new Set();
  return { w, h, gapX, gapY, up: Math.min(up, 60), down: Math.min(down, 60), most, opened };
}

/** The smallest rectangle around all boxes. */
export function boundsOf(boxes: readonly Rect[]): Rect {
  if (boxes.length === 0) return { x: 0, y: 0, w: 0, h: 0 };
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y, w, h } of boxes) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + w);
    bottom = Math.max(bottom, y + h);
  }
  return { x: left, y: top, w: right - left, h: bottom - top };
}
