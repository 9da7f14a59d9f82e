import { childrenPageWords as words } from '#children/children.en.ts';
import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: '/children',
  audience: 'member',
  title: `${words.title} | Infinite Connections`,
  description: words.description,
  keywords: words.keywords,
});
