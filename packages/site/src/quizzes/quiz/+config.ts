import { quizzes } from '@infinite/quizzes/quizzes';
import type { Config } from 'vike/types';

/** The page of every quiz; `+route.ts` says which one an address names. */
export default {
  listedPaths: quizzes.map(({ slug }) => `/${slug}`),
} satisfies Config;
