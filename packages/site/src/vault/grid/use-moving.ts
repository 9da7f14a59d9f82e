import { useState, type PointerEvent } from 'react';
import type { GridItem } from './grid-blocks.ts';

interface Moves {
  readonly onPointerEnter?: (event: PointerEvent) => void;
  readonly onPointerLeave?: () => void;
  readonly onFocus?: () => void;
  readonly onBlur?: () => void;
}

/** Whether a film shows its moments now: while a mouse rests on it, or the keyboard has reached it. */
export function useMoving({ forms }: GridItem): readonly [boolean, Moves] {
  const [isMoving, setMoving] = useState(false);
  if (!forms?.previewUrl) return [false, {}];
  const begin = () => setMoving(!wantsRest());
  const end = () => setMoving(false);
  return [
    isMoving,
    {
      // A finger that comes opens the film.
      onPointerEnter: ({ pointerType }) => {
        if (pointerType === 'mouse') begin();
      },
      onPointerLeave: end,
      onFocus: begin,
      onBlur: end,
    },
  ];
}

/** The reader's own setting, or that of their device. */
function wantsRest(): boolean {
  return (
    document.documentElement.dataset['motion'] === 'none' ||
    matchMedia('(prefers-reduced-motion: reduce)').matches
  );
}
