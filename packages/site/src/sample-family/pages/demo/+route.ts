import type { PageContext } from 'vike/types';

const paths = ['/demo', '/test-login'];

/** Found only where the demo is switched on. */
export function route({ urlPathname, site }: PageContext): boolean {
  return site.demo && paths.includes(urlPathname);
}
