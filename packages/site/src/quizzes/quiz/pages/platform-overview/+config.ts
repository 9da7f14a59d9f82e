import { platformOverviewQuiz } from '@infinite/quizzes/content/platform-overview-quiz';
import type { Config } from 'vike/types';

export default {
  route: '/platform-overview-quiz',
  keywords: [...platformOverviewQuiz.keywords],
} satisfies Config;
