/** How a picture lies in its frame: `x` and `y` move its middle, in pixels of the frame. */
export interface Zoom {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const wholePicture: Zoom = { scale: 1, x: 0, y: 0 };
export const mostZoom = 8;
const step = 1.5;

/** Zooms so that the point stays where it is. @param point from the middle of the frame */
export function zoomedAt(
  zoom: Zoom,
  scale: number,
  point: { readonly x: number; readonly y: number },
  frame: Size,
): Zoom {
  const next = Math.min(mostZoom, Math.max(1, scale));
  const ratio = next / zoom.scale;
  return within(
    {
      scale: next,
      x: point.x - (point.x - zoom.x) * ratio,
      y: point.y - (point.y - zoom.y) * ratio,
    },
    frame,
  );
}

/** One press nearer or farther. */
export function zoomedBy(zoom: Zoom, steps: 1 | -1, frame: Size): Zoom {
  const scale = steps > 0 ? zoom.scale * step : zoom.scale / step;
  return zoomedAt(zoom, scale, { x: 0, y: 0 }, frame);
}

export function movedBy(zoom: Zoom, x: number, y: number, frame: Size): Zoom {
  return within({ ...zoom, x: zoom.x + x, y: zoom.y + y }, frame);
}

/** The picture never leaves its frame. */
function within({ scale, x, y }: Zoom, { width, height }: Size): Zoom {
  const most = (length: number) => (length * (scale - 1)) / 2;
  const clamped = (value: number, limit: number) => Math.min(limit, Math.max(-limit, value)) + 0;
  return { scale, x: clamped(x, most(width)), y: clamped(y, most(height)) };
}
