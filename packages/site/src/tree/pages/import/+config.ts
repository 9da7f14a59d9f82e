import { definePage } from '#seo/define-page.ts';
import { filesWords as words } from '#tree/files/files.en.ts';

export default definePage({
  route: '/family-tree/files/@id',
  audience: 'member',
  title: `${words.preview.pageTitle} | Infinite Connections`,
  description: words.description,
  keywords: [],
});
