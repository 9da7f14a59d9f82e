import { definePage } from '#seo/define-page.ts';
import { mapWords as words } from '#vault/map/map.en.ts';
import { placesPath } from '#vault/paths.ts';

/** What was taken within an area of the map. */
export default definePage({
  route: `${placesPath}/at`,
  audience: 'member',
  title: `${words.title} | Infinite Connections`,
  description: words.description,
  keywords: [],
});
