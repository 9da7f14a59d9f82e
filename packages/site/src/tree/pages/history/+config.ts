import { definePage } from '#seo/define-page.ts';
import { treeHistoryPath } from '#tree/paths.ts';
import { treeWords } from '#tree/tree.en.ts';

export default definePage({
  route: treeHistoryPath,
  audience: 'member',
  title: `${treeWords.history.title} | Infinite Connections`,
  description: treeWords.history.lead,
  keywords: [],
});
