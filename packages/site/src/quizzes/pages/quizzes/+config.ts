import { quizzesPageWords as words } from '@infinite/schema/words/quizzes.en';
import type { Config } from 'vike/types';

export default {
  route: '/quizzes',
  title: words.title,
  description: words.description,
  keywords: [...words.keywords],
} satisfies Config;
