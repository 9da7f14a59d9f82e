import { aiFeaturesQuiz } from './content/ai-features-quiz.ts';
import { digitalScrapbooksQuiz } from './content/digital-scrapbooks-quiz.ts';
import { familyCollaborationQuiz } from './content/family-collaboration-quiz.ts';
import { familyTreeQuiz } from './content/family-tree-quiz.ts';
import { memoryVaultQuiz } from './content/memory-vault-quiz.ts';
import { platformOverviewQuiz } from './content/platform-overview-quiz.ts';
import { voiceMessageQuiz } from './content/voice-message-quiz.ts';
import type { Quiz } from './quiz.ts';

/** All quizzes, in the order of their list. */
export const quizzes: readonly Quiz[] = [
  platformOverviewQuiz,
  voiceMessageQuiz,
  familyTreeQuiz,
  memoryVaultQuiz,
  digitalScrapbooksQuiz,
  familyCollaborationQuiz,
  aiFeaturesQuiz,
];

/** The quiz at a path such as '/voice-message-quiz'. */
export function quizAt(path: string): Quiz | undefined {
  return quizzes.find(({ slug }) => path === `/${slug}`);
}
