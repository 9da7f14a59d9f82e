import { definePage } from '#seo/define-page.ts';
import { onThisDayWords as words } from '#vault/on-this-day/on-this-day.en.ts';
import { onThisDayPath } from '#vault/paths.ts';

export default definePage({
  route: onThisDayPath,
  audience: 'member',
  title: `${words.title} | Infinite Connections`,
  description: words.description,
  keywords: [],
});
