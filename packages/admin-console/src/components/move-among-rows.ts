import type { KeyboardEvent } from 'react';

const steps: Record<string, (index: number, last: number) => number> = {
  ArrowDown: (index, last) => Math.min(index + 1, last),
  ArrowUp: (index) => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

/** Up, Down, Home and End move between rows once a row has the focus. */
export function moveAmongRows(event: KeyboardEvent<HTMLTableElement>): void {
  const step = steps[event.key];
  if (!step || !(event.target instanceof HTMLElement) || !event.target.matches('[data-row]')) {
    return;
  }
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row]')];
  event.preventDefault();
  rows[step(rows.indexOf(event.target), rows.length - 1)]?.focus();
}
