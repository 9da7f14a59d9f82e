import type { PageContext } from 'vike/types';
import { homeSectionOf } from '#(marketing)/home-sections.ts';

/** The home page's own address with a section in its query, before the landing page. */
export function route({ urlPathname, urlParsed }: PageContext) {
  const section = urlPathname === '/' ? homeSectionOf(urlParsed.search.section) : null;
  return section ? { precedence: 1, routeParams: { section } } : false;
}
