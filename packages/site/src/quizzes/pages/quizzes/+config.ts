import { quizzes } from '@infinite/quizzes/quizzes';
import { quizWords, quizzesPageWords as words } from '@infinite/schema/words/quizzes.en';
import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: '/quizzes',
  audience: 'public',
  indexed: true,
  title: words.title,
  description: words.description,
  keywords: words.keywords,
  picture: 'of-title',
  breadcrumbs: [{ name: quizWords.all, path: '/quizzes' }],
  structuredData: (site) => [
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
  ],
});
