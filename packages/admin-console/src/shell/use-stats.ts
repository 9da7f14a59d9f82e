import { emptyAdminStats } from '@infinite/schema/catalogue/admin';
import { useCallback, useEffect, useState } from 'react';
import { useConsoleApi, useStaffRole } from '#platform/platform-context.tsx';

type AdminStats = { readonly [Name in keyof typeof emptyAdminStats]: number };

export interface Stats {
  readonly stats: AdminStats;
  readonly pending: boolean;
  refresh(): void;
}

/** GET /api/admin/stats. What was shown stays when a reading fails, which is only logged. */
export function useStats(): Stats {
  const api = useConsoleApi();
  const [stats, setStats] = useState<AdminStats>(emptyAdminStats);
  const [pending, setPending] = useState(true);
  // The documented call is for administrators.
  const isAdmin = useStaffRole() === 'admin';
  const read = useCallback(async () => {
    if (!isAdmin) return;
    setPending(true);
    try {
      setStats(await api.request<AdminStats>('GET', '/api/admin/stats'));
    } catch (error) {
      console.error('Reading the totals failed', error);
    } finally {
      setPending(false);
    }
  }, [api, isAdmin]);
  useEffect(() => void read(), [read]);
  const refresh = useCallback(() => void read(), [read]);
  return { stats, pending, refresh };
}
