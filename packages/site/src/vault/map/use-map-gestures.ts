import { useEffect, useEffectEvent, useRef, type PointerEvent, type RefObject } from 'react';
import { panned, zoomed, type MapView, type Size } from './map-view.ts';

interface Finger {
  readonly x: number;
  readonly y: number;
}

/** Moves a map by the mouse and by fingers: a drag pans, the wheel and two fingers zoom. */
export function useMapGestures(
  ground: RefObject<HTMLElement | null>,
  { view, size, onView }: { view: MapView; size: Size; onView: (view: MapView) => void },
) {
  const fingers = useRef(new Map<number, Finger>());
  const zoomByWheel = useEffectEvent((element: HTMLElement, event: WheelEvent) => {
    const at = fromMiddle(element, event);
    onView(zoomed(view, -event.deltaY / 300, size, at));
  });
  useEffect(() => {
    const element = ground.current;
    if (!element) return undefined;
    // React listens passively, so that the page would scroll, too.
    const onWheel = (event: WheelEvent) => {
      event.preventDefault();
      zoomByWheel(element, event);
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [ground]);

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    // Places on the map are links.
    if (event.button !== 0 || (event.target as Element).closest('a')) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    fingers.current.set(event.pointerId, fromMiddle(event.currentTarget, event));
  };
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const last = fingers.current.get(event.pointerId);
    if (!last) return;
    const now = fromMiddle(event.currentTarget, event);
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
    fingers.current.set(event.pointerId, now);
    if (!other) {
      onView(panned(view, last.x - now.x, last.y - now.y, size));
      return;
    }
    const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
    const ratio = apart(now, other) / Math.max(1, apart(last, other));
    onView(zoomed(view, Math.log2(Math.max(0.01, ratio)), size, middle));
  };
  const onPointerEnd = (event: PointerEvent<HTMLElement>) => {
    fingers.current.delete(event.pointerId);
  };
  return { onPointerDown, onPointerMove, onPointerUp: onPointerEnd, onPointerCancel: onPointerEnd };
}

function fromMiddle(
  element: HTMLElement,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
): Finger {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
}

function apart(one: Finger, other: Finger): number {
  return Math.hypot(one.x - other.x, one.y - other.y);
}
