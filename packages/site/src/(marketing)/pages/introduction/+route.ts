import type { PageContext } from 'vike/types';
import { introductionAt } from '#(marketing)/content/introductions/introductions.ts';

/** Each introduction names its own address. */
export function route({ urlPathname }: PageContext) {
  const introduction = introductionAt(urlPathname);
  return introduction ? { routeParams: { introduction } } : false;
}
