import { definePage } from '#seo/define-page.ts';
import { timelinePath } from '#vault/paths.ts';
import { timelineWords as words } from '#vault/timeline.en.ts';

export default definePage({
  route: timelinePath,
  audience: 'member',
  title: `${words.title} | Infinite Connections`,
  description: words.description,
  keywords: words.keywords,
});
