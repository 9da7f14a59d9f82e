import { loadOnce, useWhenOpened } from '@infinite/ui/load-when-opened';
import { createElement, type ReactElement } from 'react';
import type { ViewerProps } from './viewer.tsx';

const viewer = loadOnce(async () => (await import('./viewer.tsx')).Viewer);

type LateViewerProps = Omit<ViewerProps, 'id'> & {
  /** Null while nothing is open. */
  readonly id: string | null;
};

/** The viewer above a page; its code comes with the first item that is opened. */
export function LateViewer({ id, ...props }: LateViewerProps): ReactElement | null {
  const Viewer = useWhenOpened(viewer, id !== null, () => props.onClose(null));
  return Viewer && id !== null ? createElement(Viewer, { ...props, id }) : null;
}
