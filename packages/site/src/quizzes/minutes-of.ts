import type { Quiz } from '@infinite/quizzes/quiz';

const secondsAQuestion = 20;

/** How long a quiz takes, in whole minutes. */
export const minutesOf = ({ steps }: Pick<Quiz, 'steps'>): number =>
  Math.round((steps.length * secondsAQuestion) / 60);
