import { definePage } from '#seo/define-page.ts';
import { filesWords as words } from '#tree/files/files.en.ts';
import { treeFilesPath } from '#tree/files/paths.ts';

export default definePage({
  route: treeFilesPath,
  audience: 'member',
  title: `${words.title} | Infinite Connections`,
  description: words.description,
  keywords: [],
});
