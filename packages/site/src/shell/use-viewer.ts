import { useSession } from '#api-client/use-session.ts';
import { usePageContext } from 'vike-react/usePageContext';

/** 'loading' only on public pages, until the status call answers. */
export type ViewerState =
  | { status: 'loading' | 'signed-out'; displayName: null }
  | { status: 'signed-in'; displayName: string };

/**
 * Who looks at the page. A member's page knows from the server; a public page, the same for
 * everyone, asks.
 */
export function useViewer(): ViewerState {
  const { viewer } = usePageContext();
  const session = useSession();
  if (session.status === 'signed-in') {
    return { status: 'signed-in', displayName: session.user.displayName };
  }
  if (session.status === 'signed-out') return { status: 'signed-out', displayName: null };
  if (viewer) return { status: 'signed-in', displayName: viewer.displayName };
  return { status: viewer === null ? 'signed-out' : 'loading', displayName: null };
}
