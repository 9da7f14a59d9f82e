import type { PageContextServer } from 'vike/types';
import { loadDashboard } from '#dashboard/load-dashboard.ts';
import { signInFirst } from '#renderer/sign-in-first.ts';

export type Data = Awaited<ReturnType<typeof data>>;

export function data(pageContext: PageContextServer) {
  signInFirst(pageContext);
  return loadDashboard(pageContext.api.execute);
}
