import { definePage } from '#seo/define-page.ts';
import { trashPath } from '#vault/paths.ts';
import { trashWords as words } from '#vault/trash/trash.en.ts';

export default definePage({
  route: trashPath,
  audience: 'member',
  title: `${words.title} | Infinite Connections`,
  description: words.description,
  keywords: [],
});
