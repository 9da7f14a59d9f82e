import { definePage } from '#seo/define-page.ts';
import { albumWords as words } from '#vault/albums/albums.en.ts';
import { albumsPath } from '#vault/paths.ts';

export default definePage({
  route: albumsPath,
  audience: 'member',
  title: `${words.title} | Infinite Connections`,
  description: words.description,
  keywords: [],
});
