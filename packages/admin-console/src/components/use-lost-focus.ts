import { useEffect, useRef, type RefObject } from 'react';
import { isFocusFree } from './free-focus.ts';

/**
 * Takes the focus if the previously focused element was removed; otherwise leaves it. Without this
 * the keyboard would start at the top of the page again.
 */
export function useLostFocus<Target extends HTMLElement>(): RefObject<Target | null> {
  const target = useRef<Target>(null);
  useEffect(() => {
    if (isFocusFree()) target.current?.focus();
  }, []);
  return target;
}
