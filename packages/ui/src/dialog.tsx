import { createElement } from 'react';
import type { DialogProps } from './dialog-panel.tsx';
import { loadOnce, useWhenOpened } from './load-when-opened.ts';

const panel = loadOnce(async () => (await import('./dialog-panel.tsx')).DialogPanel);

/** A window above the page that holds the focus until it is closed; its code comes with the first. */
export function Dialog(props: DialogProps) {
  const Panel = useWhenOpened(panel, props.open, () => props.onOpenChange(false));
  return Panel && createElement(Panel, props);
}
