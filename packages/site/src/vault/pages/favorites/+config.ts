import { definePage } from '#seo/define-page.ts';
import { favoriteWords as words } from '#vault/marks/favorites.en.ts';
import { favoritesPath } from '#vault/paths.ts';

export default definePage({
  route: favoritesPath,
  audience: 'member',
  title: `${words.title} | Infinite Connections`,
  description: words.description,
  keywords: [],
});
