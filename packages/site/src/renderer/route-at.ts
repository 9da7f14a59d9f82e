import type { PageContext } from 'vike/types';

type Asked = Pick<PageContext, 'urlPathname' | 'viewer'>;

/**
 * Routes of a member's page that share their addresses with an introduction for visitors: the
 * page is found only when somebody is signed in, and before any other page of the same address.
 */
export function forMembers(...paths: readonly string[]) {
  return ({ urlPathname, viewer }: Asked) =>
    viewer && paths.includes(urlPathname) ? { precedence: 1, routeParams: {} } : false;
}

/** Routes of that introduction. */
export function forVisitors(...paths: readonly string[]) {
  return ({ urlPathname, viewer }: Asked) => !viewer && paths.includes(urlPathname);
}

/** The route of a page with several fixed addresses. */
export function atPaths(...paths: readonly string[]) {
  return ({ urlPathname }: Asked) => paths.includes(urlPathname);
}
