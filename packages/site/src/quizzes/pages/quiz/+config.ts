import { quizzes } from '@infinite/quizzes/quizzes';
import { definePage } from '#seo/define-page.ts';

/** The page of every quiz; `+route.ts` says which one an address names. */
export default definePage({
  route: 'by-function',
  listedPaths: quizzes.map(({ slug }) => `/${slug}`),
  audience: 'public',
  indexed: true,
  metadata: 'by-request',
});
