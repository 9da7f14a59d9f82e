import { useEffect, useRef, type RefObject } from 'react';

/**
 * Takes the focus when the control inside that had it was removed, as 'Try again' is by its own
 * press: from the top of the page a keyboard would have to pass the whole side bar again.
 */
export function useKeptFocus(): RefObject<HTMLDivElement | null> {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const region = place.current;
    if (!region) return;
    let last: EventTarget | null = null;
    const remember = ({ target }: FocusEvent) => {
      last = target;
    };
    const removals = new MutationObserver(() => {
      const isGone = last instanceof Element && !last.isConnected;
      if (isGone && document.activeElement === document.body) region.focus({ preventScroll: true });
    });
    region.addEventListener('focusin', remember);
    removals.observe(region, { childList: true, subtree: true });
    return () => {
      region.removeEventListener('focusin', remember);
      removals.disconnect();
    };
  }, []);
  return place;
}
