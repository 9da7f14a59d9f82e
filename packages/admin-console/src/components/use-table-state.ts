import { useEffect } from 'react';
import { refusalOf } from '@infinite/api-client/refusal-of';
import type { TableState } from './table-column.ts';

/**
 * The result of Apollo's `useQuery` for `DataTable`; refetches when the browser is online again.
 */
export function useTableState(query: {
  loading: boolean;
  error?: unknown;
  refetch: () => Promise<unknown>;
}): TableState {
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
