import type { PageContextServer } from 'vike/types';
import { quizTrail } from '#quizzes/quiz-trail.ts';
import { minutesOf } from '#quizzes/minutes-of.ts';

/** schema.org: the quiz itself, and the way to it. */
export const structuredData = ({ site, quizPage }: PageContextServer): object[] => {
  if (!quizPage) return [];
  const { quiz } = quizPage;
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Quiz',
      name: quiz.name,
      description: quiz.description,
      url: `${site.origin}/${quiz.slug}`,
      inLanguage: 'en',
      isAccessibleForFree: true,
      timeRequired: `PT${minutesOf(quiz)}M`,
      keywords: quiz.keywords.join(', '),
    },
    quizTrail(site, quiz),
  ];
};
