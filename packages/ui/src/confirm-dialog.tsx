import { createElement } from 'react';
import type { ConfirmDialogProps } from './confirm-dialog-panel.tsx';
import { loadOnce, useWhenOpened } from './load-when-opened.ts';

const panel = loadOnce(async () => (await import('./confirm-dialog-panel.tsx')).ConfirmDialogPanel);

/**
 * Asks before something that cannot be taken back. The focus starts on 'cancel'. Its code comes with
 * the first question.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const Panel = useWhenOpened(panel, props.open, () => props.onOpenChange(false));
  return Panel && createElement(Panel, props);
}
