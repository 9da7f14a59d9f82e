import type { Quiz } from '@infinite/quizzes/quiz';
import { quizWords } from '@infinite/schema/words/quizzes.en';
import type { SiteFacts } from '#renderer/page-audience.ts';

/** schema.org: from the home page by the list of quizzes to one of them. */
export function quizTrail({ origin }: SiteFacts, quiz: Quiz): object {
  const stations = [
    ['Home', '/'],
    [quizWords.all, '/quizzes'],
    [quiz.name, `/${quiz.slug}`],
  ] as const;
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: stations.map(([name, path], index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: origin + path,
    })),
  };
}
