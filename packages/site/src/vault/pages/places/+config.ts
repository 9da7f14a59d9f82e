import { definePage } from '#seo/define-page.ts';
import { mapWords as words } from '#vault/map/map.en.ts';
import { placesPath } from '#vault/paths.ts';

export default definePage({
  route: placesPath,
  audience: 'member',
  title: `${words.title} | Infinite Connections`,
  description: words.description,
  keywords: [],
});
