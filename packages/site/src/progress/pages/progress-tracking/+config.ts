import { progressWords as words } from '#progress/progress.en.ts';
import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: '/progress-tracking',
  audience: 'member',
  title: `${words.pageTitle} | Infinite Connections`,
  description: words.description,
  keywords: words.keywords,
});
