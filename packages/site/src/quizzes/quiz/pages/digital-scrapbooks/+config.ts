import { digitalScrapbooksQuiz } from '@infinite/quizzes/content/digital-scrapbooks-quiz';
import type { Config } from 'vike/types';

export default {
  route: '/digital-scrapbooks-quiz',
  keywords: [...digitalScrapbooksQuiz.keywords],
} satisfies Config;
