import { aiFeaturesQuiz } from '@infinite/quizzes/content/ai-features-quiz';
import type { Config } from 'vike/types';

export default {
  route: '/ai-features-quiz',
  keywords: [...aiFeaturesQuiz.keywords],
} satisfies Config;
