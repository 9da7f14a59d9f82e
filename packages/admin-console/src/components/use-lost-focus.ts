import { useEffect, useRef, type RefObject } from 'react';

/**
 * Takes the focus when what had it went with the screen before; a focus that is somewhere stays
 * there. Without it the keyboard starts at the top of the page again.
 */
export function useLostFocus<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (document.activeElement === document.body) target.current?.focus();
  }, []);
  return target;
}
