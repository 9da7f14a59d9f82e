import type { PageContext } from 'vike/types';

export function route({ urlPathname }: PageContext): boolean {
  return urlPathname === '/pricing-plan' || urlPathname === '/pricing-plans';
}
