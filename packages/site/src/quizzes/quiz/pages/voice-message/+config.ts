import { voiceMessageQuiz } from '@infinite/quizzes/content/voice-message-quiz';
import type { Config } from 'vike/types';

export default {
  route: '/voice-message-quiz',
  keywords: [...voiceMessageQuiz.keywords],
} satisfies Config;
