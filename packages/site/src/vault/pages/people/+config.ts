import { definePage } from '#seo/define-page.ts';
import { peoplePath } from '#vault/paths.ts';
import { peopleWords as words } from '#vault/people/people.en.ts';

export default definePage({
  route: peoplePath,
  audience: 'member',
  title: `${words.title} | Infinite Connections`,
  description: words.description,
  keywords: [],
});
