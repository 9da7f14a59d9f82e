import { refusalOf } from '@infinite/api-client/refusal-of';
import { useEffect } from 'react';

export type ListState = 'loading' | 'ready' | 'failed' | 'offline';

/** Whether a list could be read; it is read again when the browser is online again. */
export function useListState(query: {
  loading: boolean;
  error?: unknown;
  refetch: () => Promise<unknown>;
}): ListState {
  const { loading, error, refetch } = query;
  const offline = error !== undefined && refusalOf(error).code === 'OFFLINE';
  useEffect(() => {
    if (!offline) return;
    const again = () => void refetch().catch(() => undefined);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [offline, refetch]);
  if (loading) return 'loading';
  if (error === undefined) return 'ready';
  return offline ? 'offline' : 'failed';
}
