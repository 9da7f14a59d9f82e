import { definePage } from '#seo/define-page.ts';
import { familyPageWords as words } from '#families/families.en.ts';

export default definePage({
  route: '/family-invitations',
  audience: 'member',
  title: `${words.title} | Infinite Connections`,
  description: words.description,
  keywords: words.keywords,
});
