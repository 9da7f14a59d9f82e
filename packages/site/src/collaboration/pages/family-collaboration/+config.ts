import { activityWords } from '#collaboration/activity.en.ts';
import { definePage } from '#seo/define-page.ts';

export default definePage({
  route: 'by-function',
  audience: 'member',
  title: `${activityWords.title} | Infinite Connections`,
  description: activityWords.description,
});
