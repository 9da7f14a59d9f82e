import { useEffect, useRef, type RefObject } from 'react';

/**
 * Takes the focus if the previously focused element was removed; otherwise leaves it. Without this
 * the keyboard would start at the top of the page again.
 */
export function useLostFocus<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (document.activeElement === document.body) target.current?.focus();
  }, []);
  return target;
}
