import { quizzesRest } from '#features/quizzes/quizzes.rest.ts';
import { QuizzesResolver } from '#features/quizzes/quizzes.resolver.ts';
import { defineFeature } from '#platform/feature.ts';

export const quizzesFeature = defineFeature({
  name: 'quizzes',
  resolvers: [QuizzesResolver],
  rest: quizzesRest,
});
