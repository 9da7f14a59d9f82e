import { definePage } from '#seo/define-page.ts';
import { treeDaysWords as words } from '#tree/days/days.en.ts';

export default definePage({
  route: '/family-tree/days',
  audience: 'member',
  title: `${words.title} | Infinite Connections`,
  description: words.description,
});
