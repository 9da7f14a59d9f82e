import type { PageContext } from 'vike/types';

/**
 * Routes of a member's page that share their addresses with an introduction for visitors: the
 * page is found only when somebody is signed in, and before any other page of the same address.
 */
export function forMembers(...paths: readonly string[]) {
  return ({ urlPathname, viewer }: Pick<PageContext, 'urlPathname' | 'viewer'>) =>
    viewer && paths.includes(urlPathname) ? { precedence: 1, routeParams: {} } : false;
}
