import { queryAfterAnswer, quizQuery } from '@infinite/quizzes/quiz-step';
import { quizAt, quizzes } from '@infinite/quizzes/quizzes';
import { secondStepPagePath } from '#auth/second-step-page.ts';
import { apiDocsPath } from '#developers/api-docs-path.ts';
import { signInPath } from '#auth/sign-in-page.ts';
import { homeSectionOf, homeSectionPath } from '#(marketing)/home-sections.ts';

/** Addresses that stand for another page; the rest of the query is not carried over. */
export function redirectOf(path: string, query: URLSearchParams): string | null {
  // Specification, section 2: `section` on the home route, value `messages`.
  if (path === '/' && query.get('section') === 'messages') return '/future-messages';
  const quiz = query.has(quizQuery.given) ? quizAt(path) : undefined;
  const answered = quiz && queryAfterAnswer(quiz, query);
  return answered ? path + answered : null;
}

/** Pages whose query selects their content; other query parameters are ignored. */
const queries: Readonly<Record<string, readonly string[]>> = {
  '/blog': ['q', 'after'],
  '/genealogy-blog': ['after'],
  '/faqs': ['q'],
  [apiDocsPath]: ['q'],
  ...Object.fromEntries(
    quizzes.map(({ slug }) => [`/${slug}`, [quizQuery.answers, quizQuery.shared]]),
  ),
  '/contact': ['topic', 'sent'],
  '/ancestry': ['sent'],
  '/printing-services': ['sent'],
  '/reviews': ['after'],
  [signInPath]: ['returnUrl'],
  [secondStepPagePath]: ['returnUrl'],
};

export function readsItsQuery(path: string, query: URLSearchParams): boolean {
  if (blogParts.some((part) => path.startsWith(part))) return query.has('after');
  return queries[path]?.some((name) => query.has(name)) ?? false;
}

/** Lists of articles, one for each category, tag and author. */
const blogParts = ['/blog/category/', '/blog/tag/', '/blog/author/'];

/**
 * The cache key of a page: its normalized path, and of the query only what opens a section of the
 * home page. Everything else is ignored, so that visitors cannot fill the cache.
 */
export function keptAddress(path: string, query: URLSearchParams): string {
  const section = path === '/' ? homeSectionOf(query.get('section')) : null;
  return section ? homeSectionPath(section) : oneSpelling(path);
}

/**
 * The cache key of an address that is not one as it stands; null where it has none. The landing
 * page has none here: an experiment may choose what it shows.
 */
export function keptAddressOf(url: string): string | null {
  const mark = url.indexOf('?');
  if (mark < 0 && !url.includes('%')) return null;
  const path = mark < 0 ? url : url.slice(0, mark);
  const query = new URLSearchParams(mark < 0 ? '' : url.slice(mark));
  if (path === '/' || redirectOf(path, query) || readsItsQuery(path, query)) return null;
  return keptAddress(path, query);
}

/** The path of a public page that `path` names in other case: `/Pricing` is `/pricing`. */
export function lowerCasePath(path: string, known: readonly string[]): string | null {
  const lower = path.toLowerCase();
  return lower !== path && known.includes(lower) ? lower : null;
}

/** `/%61bout` and `/about` are one page. A slash that was encoded stays so: it parts nothing. */
function oneSpelling(path: string): string {
  try {
    return path
      .split('/')
      .map((part) => encodeURIComponent(decodeURIComponent(part)))
      .join('/');
  } catch {
    return path; // Invalid UTF-8: no such page, and nothing to cache.
  }
}
