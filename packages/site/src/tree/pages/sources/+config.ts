import { definePage } from '#seo/define-page.ts';
import { treeSourcesPath } from '#tree/paths.ts';
import { sourcesWords } from '#tree/sources/sources.en.ts';

export default definePage({
  route: treeSourcesPath,
  audience: 'member',
  title: `${sourcesWords.title} | Infinite Connections`,
  description: sourcesWords.description,
  keywords: [],
});
