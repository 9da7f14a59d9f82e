import { definePage } from '#seo/define-page.ts';
import { addWords as words } from '#vault/add/add.en.ts';
import { addToVaultPath } from '#vault/add/paths.ts';

export default definePage({
  route: addToVaultPath,
  audience: 'member',
  title: `${words.title} | Infinite Connections`,
  description: words.description,
  keywords: words.keywords,
});
