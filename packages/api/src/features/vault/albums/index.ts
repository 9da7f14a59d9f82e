import { AlbumEntity, AlbumItemEntity } from '#features/vault/albums/album.entity.ts';
import { AlbumResolver } from '#features/vault/albums/album.resolver.ts';
import { searchable } from '#features/insight/search/index.ts';
import { foundAlbums } from '#features/vault/albums/found-albums.ts';
import { defineFeature } from '#platform/feature.ts';

export { createAlbum } from '#features/vault/albums/create-album.ts';

/** What a family puts together of its items. */
export const albumsFeature = defineFeature({
  name: 'albums',
  entities: [AlbumEntity, AlbumItemEntity],
  resolvers: [AlbumResolver],
  extensions: [searchable.with(foundAlbums)],
});
