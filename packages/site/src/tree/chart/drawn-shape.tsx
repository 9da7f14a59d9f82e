import { createElement, type ReactElement } from 'react';
import type { Shape } from './shape.ts';

/** A shape in a page that the server renders. */
export function DrawnShape({ shape }: { shape: Shape }): ReactElement {
  const { class: className, tabindex: tabIndex, ...set } = shape.set ?? {};
  const parts = (shape.in ?? []).map((part, place) =>
    // A drawing of the server never changes its order.
    typeof part === 'string' ? part : <DrawnShape key={place} shape={part} />,
  );
  return createElement(shape.tag, { ...set, className, tabIndex }, ...parts);
}
