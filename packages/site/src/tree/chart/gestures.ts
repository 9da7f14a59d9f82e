import type { Point } from './view.ts';

interface Moves {
  readonly pan: (right: number, down: number) => void;
  readonly zoom: (by: number, at: Point) => void;
  /** After the last movement of a drag. */
  readonly end: () => void;
}

/** Pixels that a press may move and still be a press. */
const slack = 6;

/**
 * Moves a chart by pointers: a drag pans, two fingers pan and zoom, the wheel zooms with Ctrl, as a pinch on a
 * touch pad does. Without Ctrl the wheel scrolls the page.
 * @returns stops listening
 */
export function followPointers(ground: HTMLElement, moves: Moves): () => void {
  const fingers = new Map<number, Point>();
  const stop = new AbortController();
  const { signal } = stop;
  let moved = 0;

  const placeOf = ({ clientX, clientY }: MouseEvent): Point => {
    const { left, top } = ground.getBoundingClientRect();
    return { x: clientX - left, y: clientY - top };
  };

  ground.addEventListener('pointerdown', onDown, { signal });
  ground.addEventListener('pointermove', onMove, { signal });
  for (const end of ['pointerup', 'pointercancel', 'lostpointercapture'] as const) {
    ground.addEventListener(end, onEnd, { signal });
  }
  // A link that is dragged would leave as text.
  ground.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  ground.addEventListener('click', keepDragFromPressing, { signal, capture: true });
  ground.addEventListener('wheel', onWheel, { signal, passive: false });
  return () => stop.abort();

  function onDown(event: PointerEvent): void {
    if (event.button !== 0) return;
    if (fingers.size === 0) moved = 0;
    fingers.set(event.pointerId, placeOf(event));
  }

  function onMove(event: PointerEvent): void {
    const last = fingers.get(event.pointerId);
    if (!last) return;
    const now = placeOf(event);
    const before = moved;
    moved += Math.hypot(now.x - last.x, now.y - last.y);
    if (moved <= slack) return;
    // Captured from the first movement on: a press that does not move has to reach its link.
    if (before <= slack) ground.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, now);
    const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
    if (!other) {
      moves.pan(now.x - last.x, now.y - last.y);
      return;
    }
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    moves.pan((now.x - last.x) / 2, (now.y - last.y) / 2);
    moves.zoom(apart(now, other) / Math.max(1, apart(last, other)), middle);
  }

  function onEnd(event: PointerEvent): void {
    if (fingers.delete(event.pointerId) && fingers.size === 0 && moved > slack) moves.end();
  }

  function keepDragFromPressing(event: MouseEvent): void {
    // A click by keyboard has no pointer before it.
    if (event.detail === 0 || moved <= slack) return;
    event.preventDefault();
    event.stopPropagation();
  }

  function onWheel(event: WheelEvent): void {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    const lines = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 16 : 1;
    const by = Math.exp((-event.deltaY * lines) / (event.deltaY % 1 === 0 ? 400 : 100));
    moves.zoom(by, placeOf(event));
  }
}

function apart(one: Point, other: Point): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
