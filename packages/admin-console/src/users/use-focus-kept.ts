import { useEffect, useRef, type RefObject } from 'react';
import { isFocusFree } from '#components/free-focus.ts';

/**
 * An act may replace the button that was pressed ('Suspend' by 'End the suspension'). The focus
 * then goes to the first button of the acts instead of the top of the page.
 */
export function useFocusKept(changed: unknown): RefObject<HTMLElement | null> {
  const acts = useRef<HTMLElement>(null);
  const seen = useRef(changed);
  useEffect(() => {
    if (seen.current === changed) return;
    seen.current = changed;
    // After a dialog has given the focus back to a button that is gone.
    const look = requestAnimationFrame(() => {
      if (isFocusFree()) acts.current?.querySelector('button')?.focus();
    });
    return () => cancelAnimationFrame(look);
  }, [changed]);
  return acts;
}
