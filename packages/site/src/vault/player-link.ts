import { useMemo, useRef, useState } from 'react';

interface PlayerControls {
  playFrom(ms: number): void;
}

/** How a player and a transcript beside it follow each other. */
export interface PlayerLink {
  /** The player gives its controls; null when it goes. */
  attach(controls: PlayerControls | null): void;
  /** The player says where it stands. */
  moved(ms: number): void;
  playFrom(ms: number): void;
}

/**
 * A player's link, and which of these stretches of time it is in; -1 for none. The page is drawn again
 * only when that changes, not with every position.
 */
export function usePlayerLink(
  stretches: readonly { readonly startMs: number; readonly endMs: number }[],
): { link: PlayerLink; current: number } {
  const [current, setCurrent] = useState(-1);
  const controls = useRef<PlayerControls | null>(null);
  const known = useRef(stretches);
  known.current = stretches;
  const link = useMemo<PlayerLink>(
    () => ({
      attach: (player) => {
        controls.current = player;
      },
      moved: (ms) =>
        setCurrent(known.current.findIndex(({ startMs, endMs }) => startMs <= ms && ms < endMs)),
      playFrom: (ms) => controls.current?.playFrom(ms),
    }),
    [],
  );
  return { link, current };
}
