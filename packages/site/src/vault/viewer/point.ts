/** A place in a photo, in percent of its width and height. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Percent that an arrow key moves a point; with Shift, the small one. */
const steps = { large: 5, small: 1 };

const directions: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Where a key moves a point; null for other keys. */
export function movedByKey(
  { x, y }: Point,
  { key, shiftKey }: { readonly key: string; readonly shiftKey: boolean },
): Point | null {
  const direction = directions[key];
  if (!direction) return null;
  const step = shiftKey ? steps.small : steps.large;
  return within({ x: x + direction[0] * step, y: y + direction[1] * step });
}

/** Where in a box something was pressed. */
export function pointIn(
  box: { left: number; top: number; width: number; height: number },
  at: { readonly clientX: number; readonly clientY: number },
): Point {
  return within({
    x: ((at.clientX - box.left) / Math.max(1, box.width)) * 100,
    y: ((at.clientY - box.top) / Math.max(1, box.height)) * 100,
  });
}

/** To a hundredth of a percent: finer than a pixel. */
function within({ x, y }: Point): Point {
  const clamp = (value: number) => Math.round(Math.min(100, Math.max(0, value)) * 100) / 100;
  return { x: clamp(x), y: clamp(y) };
}
