import type { PageContextServer } from 'vike/types';
import { isRefusal } from '@infinite/api-client/refusal';
import { loadDashboard, type DashboardView } from '#dashboard/load-dashboard.ts';
import { signInFirst } from '#renderer/sign-in-first.ts';

export type Data = DashboardView | null;

/** Null where it cannot be loaded now: the page then says that nothing is lost. */
export async function data(pageContext: PageContextServer): Promise<DashboardView | null> {
  signInFirst(pageContext);
  try {
    return await loadDashboard(pageContext.api.execute);
  } catch (error) {
    if (isRefusal(error, 'INTERNAL')) return null;
    throw error;
  }
}
