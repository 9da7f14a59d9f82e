import { useSession } from '#session/use-session.ts';
import { usePageContext } from 'vike-react/usePageContext';

/** 'loading' only on public pages, until the status call answers. */
export type ViewerState =
  | { status: 'loading' | 'signed-out'; displayName: null; isAdmin: false }
  | { status: 'signed-in'; displayName: string; isAdmin: boolean };

/**
 * Who looks at the page. A member's page knows from the server; a public page, the same for
 * everyone, asks.
 */
export function useViewer(): ViewerState {
  const { viewer } = usePageContext();
  const session = useSession();
  if (session.status === 'signed-in') {
    const { displayName, role } = session.user;
    return { status: 'signed-in', displayName, isAdmin: role === 'admin' };
  }
  if (session.status === 'signed-out') {
    return { status: 'signed-out', displayName: null, isAdmin: false };
  }
  if (viewer) {
    const { displayName, role } = viewer;
    return { status: 'signed-in', displayName, isAdmin: role === 'ADMIN' };
  }
  const status = viewer === null ? 'signed-out' : 'loading';
  return { status, displayName: null, isAdmin: false };
}
