import { atPaths } from '#renderer/route-at.ts';

/** One page under three documented addresses. */
export const route = atPaths('/dashboard', '/app-dashboard', '/app');
