import { searchPageWords as words } from '#search/search.en.ts';
import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: '/search',
  audience: 'member',
  title: `${words.pageTitle} | Infinite Connections`,
  description: words.description,
  keywords: words.keywords,
});
