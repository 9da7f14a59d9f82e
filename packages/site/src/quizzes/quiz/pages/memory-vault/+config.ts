import { memoryVaultQuiz } from '@infinite/quizzes/content/memory-vault-quiz';
import type { Config } from 'vike/types';

export default {
  route: '/memory-vault-quiz',
  keywords: [...memoryVaultQuiz.keywords],
} satisfies Config;
