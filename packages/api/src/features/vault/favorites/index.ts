import { FavoriteEntity } from '#features/vault/favorites/favorite.entity.ts';
import { FavoritesResolver } from '#features/vault/favorites/favorites.resolver.ts';
import { defineFeature } from '#platform/feature.ts';

export { forgetFavoritesOf } from '#features/vault/favorites/favorites.ts';

/** What members mark for themselves; nobody else sees it. */
export const favoritesFeature = defineFeature({
  name: 'favorites',
  entities: [FavoriteEntity],
  resolvers: [FavoritesResolver],
});
