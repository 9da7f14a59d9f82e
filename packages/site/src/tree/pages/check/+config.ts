import { definePage } from '#seo/define-page.ts';
import { treeCheckPath } from '#tree/paths.ts';
import { treeWords } from '#tree/tree.en.ts';

export default definePage({
  route: treeCheckPath,
  audience: 'member',
  title: `${treeWords.check.title} | Infinite Connections`,
  description: treeWords.check.lead,
  keywords: [],
});
