import { useCallback, useEffect, useRef, useState, useSyncExternalStore, type Ref } from 'react';

type TextElement = HTMLInputElement | HTMLTextAreaElement;

/**
 * On a slow line people type before the scripts of a page are there. React leaves that text in the field and does
 * not tell the form, which would save what stood there before. This tells it.
 * @param value what the form says stands in the field; a field that keeps its text itself has none
 * @returns the ref of the field
 */
export function useEarlyText<Element extends TextElement>(
  value: string | number | readonly string[] | undefined,
  outer: Ref<Element> | undefined,
): (element: Element | null) => void {
  const isClient = useSyncExternalStore(neverChanges, onClient, onServer);
  const [wasDrawnByServer] = useState(!isClient);
  const field = useRef<Element>(null);
  const first = useRef(value);

  useEffect(() => {
    const element = field.current;
    const known = first.current;
    if (!wasDrawnByServer || !element || typeof known !== 'string') return;
    tellOf(element, known);
  }, [wasDrawnByServer]);

  return useCallback(
    (element: Element | null) => {
      field.current = element;
      if (typeof outer === 'function') outer(element);
      else if (outer) outer.current = element;
    },
    [outer],
  );
}

/** React ignores an event if the text is the one it saw last, which was read when the page came alive. */
function tellOf(element: TextElement, known: string): void {
  const typed = element.value;
  if (typed === known) return;
  const prototype =
    element instanceof HTMLTextAreaElement
      ? HTMLTextAreaElement.prototype
      : HTMLInputElement.prototype;
  element.value = known;
  Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(element, typed);
  element.dispatchEvent(new Event('input', { bubbles: true }));
}

const neverChanges = () => () => undefined;
const onClient = () => true;
const onServer = () => false;
