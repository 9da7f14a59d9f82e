import { definePage } from '#seo/define-page.ts';
import { storiesPath } from '#stories/paths.ts';
import { storyPageWords as words } from '#stories/stories.en.ts';

export default definePage({
  route: storiesPath,
  audience: 'member',
  title: `${words.title} | Infinite Connections`,
  description: words.description,
  keywords: [],
});
