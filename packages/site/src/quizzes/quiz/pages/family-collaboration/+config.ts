import { familyCollaborationQuiz } from '@infinite/quizzes/content/family-collaboration-quiz';
import type { Config } from 'vike/types';

export default {
  route: '/family-collaboration-quiz',
  keywords: [...familyCollaborationQuiz.keywords],
} satisfies Config;
