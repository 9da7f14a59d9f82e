import { familyTreeQuiz } from '@infinite/quizzes/content/family-tree-quiz';
import type { Config } from 'vike/types';

export default {
  route: '/family-tree-quiz',
  keywords: [...familyTreeQuiz.keywords],
} satisfies Config;
