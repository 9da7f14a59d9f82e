import { definePage } from '#seo/define-page.ts';
import { treeWords as words } from '#tree/tree.en.ts';

export default definePage({
  route: 'by-function',
  audience: 'member',
  title: `${words.voicesTitle} | Infinite Connections`,
  description: words.description,
});
