import type { Quiz } from '@infinite/quizzes/quiz';
import type { QuizView } from '@infinite/quizzes/quiz-step';
import { quizWords } from '@infinite/schema/words/quizzes.en';
import { minutesOf } from '#quizzes/minutes-of.ts';
import type { MetadataByRequest } from '#seo/page-metadata.ts';

export const metadata: MetadataByRequest = ({ quizPage, site }) => {
  if (!quizPage) return null;
  const { quiz, view } = quizPage;
  return {
    title: titleOf(quiz, view),
    description:
      (view.kind === 'shared' ? view.outcome.result.text[0] : undefined) ?? quiz.description,
    keywords: quiz.keywords,
    picture: 'of-title',
    breadcrumbs: [
      { name: quizWords.all, path: '/quizzes' },
      { name: quiz.name, path: `/${quiz.slug}` },
    ],
    structuredData: [
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
    ],
  };
};

function titleOf(quiz: Quiz, view: QuizView): string {
  if (view.kind === 'question') {
    return quizWords.questionTitle(view.step + 1, quiz.steps.length, quiz.name);
  }
  if (view.kind === 'beginning') return quiz.title;
  return quizWords.resultTitle(view.outcome.result.title, quiz.name);
}
