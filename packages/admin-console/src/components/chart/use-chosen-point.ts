import { useState, type KeyboardEvent, type PointerEvent } from 'react';

/** Points that a press of Page Up or Page Down goes. */
const page = 7;

interface ChosenPoint {
  /** Null while nobody points at one. */
  readonly chosen: number | null;
  readonly handlers: {
    onPointerDown(event: PointerEvent): void;
    onPointerMove(event: PointerEvent): void;
    onPointerLeave(event: PointerEvent): void;
    onKeyDown(event: KeyboardEvent): void;
    onFocus(): void;
    onBlur(): void;
  };
}

/** The point that a mouse, a finger or the arrow keys have reached. */
export function useChosenPoint(
  count: number,
  indexAt: (event: PointerEvent) => number,
): ChosenPoint {
  const [chosen, setChosen] = useState<number | null>(null);
  const last = count - 1;
  const move = (to: number) => setChosen(Math.min(Math.max(to, 0), last));
  return {
    chosen: chosen === null ? null : Math.min(chosen, last),
    handlers: {
      onPointerDown: (event) => setChosen(indexAt(event)),
      onPointerMove: (event) => setChosen(indexAt(event)),
      // What a finger showed stays to be read.
      onPointerLeave: ({ pointerType }) => {
        if (pointerType === 'mouse') setChosen(null);
      },
      onKeyDown: (event) => {
        if (event.key === 'Escape') return setChosen(null);
        const to = keyLeadsTo(event.key, chosen ?? last, last);
        if (to === undefined) return;
        event.preventDefault();
        move(to);
      },
      onFocus: () => setChosen((current) => current ?? last),
      onBlur: () => setChosen(null),
    },
  };
}

function keyLeadsTo(key: string, from: number, last: number): number | undefined {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: from + 1,
    ArrowUp: from + 1,
    ArrowLeft: from - 1,
    ArrowDown: from - 1,
    PageUp: from + page,
    PageDown: from - page,
    Home: 0,
    End: last,
  };
  return steps[key];
}
