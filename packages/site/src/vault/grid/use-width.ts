import { useLayoutEffect, useState, type RefObject } from 'react';

/** The width of an element and its distance from the top of the page; null before a script runs. */
export function useWidth(
  ref: RefObject<HTMLElement | null>,
): { readonly width: number; readonly top: number } | null {
  const [measured, setMeasured] = useState<{ width: number; top: number } | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const measure = () => {
      const box = element.getBoundingClientRect();
      const next = { width: Math.floor(box.width), top: Math.round(box.top + scrollY) };
      setMeasured((last) => (last?.width === next.width && last.top === next.top ? last : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // What stands above it may become higher.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [ref]);
  return measured;
}
