import { quizAt } from '@infinite/quizzes/quizzes';
import type { PageContext } from 'vike/types';

/** '/voice-message-quiz' and its like: the address of each quiz is its own slug. */
export function route({ urlPathname }: PageContext): boolean {
  return quizAt(urlPathname) !== undefined;
}
