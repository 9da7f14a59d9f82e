import { useEffect, useEffectEvent, useState } from 'react';

/** Long enough to look at a face. */
const paceMilliseconds = 5000;

interface Slideshow {
  readonly playing: boolean;
  readonly toggle: () => void;
  readonly stop: () => void;
}

/**
 * Goes on by itself until it is paused, or there is nothing more.
 * @param id of what is shown: its time begins when it comes
 * @param isReady it has come
 * @param next null at the end
 */
export function useSlideshow(id: string, isReady: boolean, next: (() => void) | null): Slideshow {
  const [playing, setPlaying] = useState(false);
  const goOn = useEffectEvent((from: string) => {
    if (from !== id) return;
    if (next) next();
    else setPlaying(false);
  });
  useEffect(() => {
    if (!playing || !isReady) return undefined;
    const timer = setTimeout(() => goOn(id), paceMilliseconds);
    return () => clearTimeout(timer);
  }, [playing, isReady, id]);
  return { playing, toggle: () => setPlaying((is) => !is), stop: () => setPlaying(false) };
}
