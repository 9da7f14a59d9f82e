/** Where a chart stands in its window: window = chart × scale + (x, y), in pixels. */
export interface View {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A part of the chart, in its own units. */
export interface Bounds {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

const mostScale = 2.5;
/** Pixels of the chart that stay in the window, so that nobody loses it. */
const kept = 60;

/** By pixels of the window. */
function panned(view: View, right: number, down: number): View {
  return { ...view, x: view.x + right, y: view.y + down };
}

/**
 * @param by what the scale is multiplied by
 * @param at what keeps its place, in pixels of the window
 * @param least the smallest scale, see `leastScale`
 */
export function zoomed(view: View, by: number, at: Point, least: number): View {
  const scale = Math.min(mostScale, Math.max(least, view.scale * by));
  const ratio = scale / view.scale;
  return { scale, x: at.x - (at.x - view.x) * ratio, y: at.y - (at.y - view.y) * ratio };
}

/** The scale at which all of a chart is in the window. */
function wholeScale(bounds: Bounds, size: Size, margin: number): number {
  const width = Math.max(1, bounds.right - bounds.left);
  const height = Math.max(1, bounds.bottom - bounds.top);
  return Math.max(
    1e-5,
    Math.min((size.width - 2 * margin) / width, (size.height - 2 * margin) / height),
  );
}

/** All of the chart in the middle of the window, and no larger than it is drawn. */
export function whole(bounds: Bounds, size: Size, margin = 24): View {
  const scale = Math.min(1, wholeScale(bounds, size, margin));
  const middle = { x: (bounds.left + bounds.right) / 2, y: (bounds.top + bounds.bottom) / 2 };
  return centered(middle, scale, size);
}

/** The least scale that a reader may zoom to: all of it, with some room. */
export function leastScale(bounds: Bounds, size: Size): number {
  return Math.min(1, wholeScale(bounds, size, 24)) * 0.8;
}

/** A point of the chart in the middle of the window. */
export function centered({ x, y }: Point, scale: number, size: Size): View {
  return { scale, x: size.width / 2 - x * scale, y: size.height / 2 - y * scale };
}

/** The nearest view in which a part of the chart stays in the window. */
export function held(view: View, bounds: Bounds, size: Size): View {
  const { scale } = view;
  return {
    scale,
    x: clamp(view.x, kept - bounds.right * scale, size.width - kept - bounds.left * scale),
    y: clamp(view.y, kept - bounds.bottom * scale, size.height - kept - bounds.top * scale),
  };
}

/** The nearest view in which `part` lies in the window, `margin` pixels from its edges. */
export function brought(view: View, part: Bounds, size: Size, margin: number): View {
  const { scale } = view;
  const shift = (from: number, to: number, room: number) => {
    if (to - from > room - 2 * margin) return (room - from - to) / 2;
    if (from < margin) return margin - from;
    return to > room - margin ? room - margin - to : 0;
  };
  return panned(
    view,
    shift(part.left * scale + view.x, part.right * scale + view.x, size.width),
    shift(part.top * scale + view.y, part.bottom * scale + view.y, size.height),
  );
}

/** What the window shows, with `margin` pixels around it. */
export function seen({ x, y, scale }: View, { width, height }: Size, margin = 0): Bounds {
  return {
    left: (-margin - x) / scale,
    top: (-margin - y) / scale,
    right: (width + margin - x) / scale,
    bottom: (height + margin - y) / scale,
  };
}

export function contains(outer: Bounds, inner: Bounds): boolean {
  return (
    outer.left <= inner.left &&
    outer.top <= inner.top &&
    outer.right >= inner.right &&
    outer.bottom >= inner.bottom
  );
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), Math.max(least, most));
}
