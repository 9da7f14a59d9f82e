import { createContext, use } from 'react';

/** Reads the totals above the places again; given by the panel's frame. */
export const RefreshStatsContext = createContext<() => void>(() => undefined);

/** For an act that changes what the totals count. */
export const useRefreshStats = (): (() => void) => use(RefreshStatsContext);
