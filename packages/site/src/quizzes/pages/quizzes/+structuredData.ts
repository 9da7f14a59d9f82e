import { quizzes } from '@infinite/quizzes/quizzes';
import { quizWords, quizzesPageWords as words } from '@infinite/schema/words/quizzes.en';
import type { PageContextServer } from 'vike/types';
import { breadcrumbs } from '#seo/breadcrumbs.ts';

export const structuredData = ({ site }: PageContextServer): object[] => [
  {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    name: words.heading,
    itemListElement: quizzes.map(({ slug, name }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      url: `${site.origin}/${slug}`,
    })),
  },
  breadcrumbs(site, quizWords.all, '/quizzes'),
];
