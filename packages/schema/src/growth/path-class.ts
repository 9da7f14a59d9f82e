import type { PathClassName } from '#catalogue/growth.ts';

const exact: Readonly<Record<string, PathClassName>> = {
  '/': 'HOME',
  '/enhanced': 'HOME',
  '/pricing': 'PRICING',
  '/pricing-plan': 'PRICING',
  '/pricing-plans': 'PRICING',
  '/transparent-pricing': 'PRICING',
  '/features': 'FEATURES',
  '/core-features': 'FEATURES',
  '/how-it-works': 'FEATURES',
  '/about': 'ABOUT',
  '/inspiring-about': 'ABOUT',
  '/contact': 'ABOUT',
  '/reviews': 'ABOUT',
  '/free-voice-messages': 'RECORDER',
  '/voice-recordings': 'RECORDER',
  '/voice-messages': 'RECORDER',
  '/blog': 'BLOG',
  '/genealogy-blog': 'BLOG',
  '/quizzes': 'QUIZ',
};

/** What kind of page an address is; the address itself is kept nowhere. */
export function pathClassOf(path: string): PathClassName {
  if (Object.hasOwn(exact, path)) return exact[path] ?? 'OTHER';
  if (path.startsWith('/blog/')) return 'BLOG';
  return path.endsWith('-quiz') ? 'QUIZ' : 'OTHER';
}
