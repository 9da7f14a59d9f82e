import { definePage } from '#seo/define-page.ts';
import { duplicatesWords as words } from '#vault/duplicates/duplicates.en.ts';
import { duplicatesPath } from '#vault/paths.ts';

export default definePage({
  route: duplicatesPath,
  audience: 'member',
  title: `${words.title} | Infinite Connections`,
  description: words.description,
  keywords: [],
});
