import type { PageContext } from 'vike/types';
import { blogPath } from '#blog/article-path.ts';

const below = /^\/blog\/(category|tag|author)\/([^/]+)$/;

/** Articles of one category, tag or author, of the genealogy part, or all of them. */
export function route({ urlPathname }: PageContext) {
  if (urlPathname === blogPath) return { routeParams: { list: 'blog' } };
  if (urlPathname === '/genealogy-blog') return { routeParams: { list: 'genealogy' } };
  const [, list, name] = below.exec(urlPathname) ?? [];
  return list !== undefined && name !== undefined ? { routeParams: { list, name } } : false;
}
