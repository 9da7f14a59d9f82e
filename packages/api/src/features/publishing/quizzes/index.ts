import { quizzesRest } from '#features/publishing/quizzes/quizzes.rest.ts';
import { QuizzesResolver } from '#features/publishing/quizzes/quizzes.resolver.ts';
import { defineFeature } from '#platform/feature.ts';

export const quizzesFeature = defineFeature({
  name: 'quizzes',
  resolvers: [QuizzesResolver],
  rest: quizzesRest,
});
