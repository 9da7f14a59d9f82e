import { QuizCountEntity } from '#features/publishing/quizzes/quiz-count.entity.ts';
import { quizzesRest } from '#features/publishing/quizzes/quizzes.rest.ts';
import { QuizzesResolver } from '#features/publishing/quizzes/quizzes.resolver.ts';
import { defineFeature } from '#platform/feature.ts';

export const quizzesFeature = defineFeature({
  name: 'quizzes',
  entities: [QuizCountEntity],
  resolvers: [QuizzesResolver],
  rest: quizzesRest,
});
